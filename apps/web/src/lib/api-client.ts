import type { Answer, Endpoints, Input, RefusalCode } from '@academy/contract';
import type { GeneralCode, ProblemBody } from '@academy/contract/problem';

/**
 * What can go wrong anywhere. `unreachable`: no answer arrived. `unreadable`: one that is not the academy's, as behind
 * the sign-in page of a hotspot.
 */
type CommonCode = GeneralCode | 'unreachable' | 'unreadable';

/** Anything but a success. `message` is what the specification shows: status, colon, body text (1§8). */
export class ApiError<Code extends string = string> extends Error {
  /** 0 without an answer of the academy. */
  readonly status: number;
  readonly code: Code;
  /** One sentence for a person, without the status (R7). */
  readonly sentence: string;
  /** When to try again, if the server says so. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, code: Code, sentence: string, retryAfterSeconds: number | null = null) {
    super(status === 0 ? sentence : `${status}: ${sentence}`);
    this.status = status;
    this.code = code;
    this.sentence = sentence;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type FailureOf<Code extends string> = Code extends string ? ApiError<Code> : never;

/** What a screen can say in general words. */
export type CommonFailure = FailureOf<CommonCode>;

/** How a call can fail: a switch over `code` knows every refusal of the endpoint, and leaves a `CommonFailure`. */
export type Failure<Key extends keyof Endpoints> = FailureOf<RefusalCode<Key>> | CommonFailure;

export type ReadEndpoint = Extract<keyof Endpoints, `GET ${string}`>;
export type WriteEndpoint = Exclude<keyof Endpoints, ReadEndpoint>;

const PROBLEM_JSON = 'application/problem+json';

async function failureOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || null;
  if (response.headers.get('content-type')?.startsWith(PROBLEM_JSON)) {
    const { code, detail } = JSON.parse(text) as ProblemBody;
    return new ApiError(response.status, code, detail, retryAfterSeconds);
  }
  // Something between us and the academy has answered for it.
  const code = response.status === 401 ? 'not-signed-in' : response.status > 500 ? 'resting' : 'fault';
  return new ApiError(response.status, code, text || response.statusText, retryAfterSeconds);
}

export interface RequestOptions {
  /** The same for a repetition of the same intention. */
  readonly repeatKey?: string | undefined;
  /** Sent even though the page ends. */
  readonly isLeaving?: boolean;
}

/** One call to the server, with cookies; a body goes out as JSON. */
export async function request(
  method: string,
  path: string,
  body?: unknown,
  { repeatKey, isLeaving }: RequestOptions = {},
): Promise<Response> {
  let failure: ApiError = new ApiError(0, 'unreachable', 'Please check your connection and try again.');
  try {
    const response = await fetch(path, {
      method,
      credentials: 'include',
      headers: {
        accept: `application/json, ${PROBLEM_JSON}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(repeatKey !== undefined && { 'idempotency-key': repeatKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(isLeaving && { keepalive: true }),
    });
    if (response.ok) return response;
    failure = await failureOf(response);
  } catch {
    // Cut off before or within the answer.
  }
  throw failure;
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
 * A call that is checked against the contract at compile time and carries none of it to the browser. It fails with a
 * `Failure` of its endpoint and nothing else.
 */
export async function call<Key extends keyof Endpoints>(
  endpoint: Key,
  input: Input<Key>,
  options?: RequestOptions,
): Promise<Answer<Key>> {
  const [method = 'GET', template = ''] = endpoint.split(' ');
  const { path, rest } = addressed(template, (input ?? {}) as Record<string, unknown>);
  const isRead = method === 'GET' || method === 'DELETE';
  const hasBody = !isRead && Object.keys(rest).length > 0;
  const response = await request(
    method,
    isRead ? `${path}${queryOf(rest)}` : path,
    hasBody ? rest : undefined,
    options,
  );
  try {
    const text = await response.text();
    return (text === '' ? null : JSON.parse(text)) as Answer<Key>;
  } catch {
    throw new ApiError(0, 'unreadable', 'Please try again in a moment.');
  }
}

/** The answer, or null where nobody is signed in: a 401 is an answer then, not an error. */
export async function callAsAnyone<Key extends keyof Endpoints>(
  endpoint: Key,
  input: Input<Key>,
): Promise<Answer<Key> | null> {
  try {
    return await call(endpoint, input);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
