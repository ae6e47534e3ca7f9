import type { Answer, Endpoints, Input } from '@academy/contract';

/** Any answer that is not OK. `message` is what the specification shows: status, colon, body text (1§8). */
export class ApiError extends Error {
  readonly status: number;
  /** The server's sentence alone, without the status (R7). */
  readonly sentence: string;

  constructor(status: number, sentence: string) {
    super(`${status}: ${sentence}`);
    this.status = status;
    this.sentence = sentence;
  }
}

async function throwUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  const text = await response.text();
  throw new ApiError(response.status, text || response.statusText);
}

/** One call to the server, with cookies; a body goes out as JSON. */
export async function request(method: string, path: string, body?: unknown, key?: string): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await throwUnlessOk(response);
  return response;
}

/** The default data fetch: GET and JSON. With `on401: 'null'` a missing sign-in is an empty result, not an error. */
export async function fetchJson<Value>(path: string, on401: 'throw'): Promise<Value>;
export async function fetchJson<Value>(path: string, on401: 'null'): Promise<Value | null>;
export async function fetchJson<Value>(path: string, on401: 'throw' | 'null'): Promise<Value | null> {
  try {
    return (await (await request('GET', path)).json()) as Value;
  } catch (error) {
    if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Puts the names in a path to use and leaves the rest of the input for the query or the body. */
function addressed(path: string, input: Readonly<Record<string, unknown>>) {
  const rest = { ...input };
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name]));
  });
  return { path: filled, rest };
}

function queryOf(input: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams(
    Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return query === '' ? '' : `?${query}`;
}

/**
 * A call that is checked against the contract at compile time and carries none of it to the browser. A write
 * that a person might repeat is given a key, and a repetition of it the same one.
 */
export async function call<Key extends keyof Endpoints>(
  endpoint: Key,
  input: Input<Key>,
  repeatKey?: string,
): Promise<Answer<Key>> {
  const [method = 'GET', template = ''] = endpoint.split(' ');
  const { path, rest } = addressed(template, (input ?? {}) as Record<string, unknown>);
  const isRead = method === 'GET' || method === 'DELETE';
  const hasBody = !isRead && Object.keys(rest).length > 0;
  const response = await request(
    method,
    isRead ? `${path}${queryOf(rest)}` : path,
    hasBody ? rest : undefined,
    repeatKey,
  );
  const text = await response.text();
  return (text === '' ? null : JSON.parse(text)) as Answer<Key>;
}
