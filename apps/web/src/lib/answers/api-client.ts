import type { Answer, Endpoints, Input, RefusalCode } from '@academy/contract';
import type { GeneralCode, ProblemBody } from '@academy/contract/problem';
import { countSent } from '../device/data-meter.ts';
import { recordNoResponse, recordResponse } from '../device/reach.ts';
import { confirmPerson } from './requests/confirmation-prompt.ts';
import { takeEarlyAnswer } from './requests/early-answers.ts';

/**
 * Failures that any call can have. `unreachable`: no response arrived. `unreadable`: a response that is not the
 * academy's, such as the sign-in page of a hotspot.
 */
export type CommonCode = GeneralCode | 'unreachable' | 'unreadable';

/** Anything except a success. `message` is what the specification shows: status, colon, body text (1§8). */
export class ApiError<Code extends string = string> extends Error {
  /** 0 if the academy did not respond. */
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

/** What a screen can describe in general words. */
export type CommonFailure = FailureOf<CommonCode>;

/** How a call can fail: a switch over `code` covers every refusal of the endpoint, and leaves a `CommonFailure`. */
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
  // A proxy has responded instead of the academy.
  const code = response.status === 401 ? 'not-signed-in' : response.status > 500 ? 'resting' : 'fault';
  return new ApiError(response.status, code, text || response.statusText, retryAfterSeconds);
}

export interface RequestOptions {
  /** The idempotency key: the same when the same intention is repeated. */
  readonly repeatKey?: string | undefined;
  /** Sent even if the page is closed. */
  readonly isLeaving?: boolean;
  /** Preferred to JSON, where the endpoint supports it. */
  readonly accept?: string;
  /** Aborts the call when nobody is waiting for it any more. */
  readonly signal?: AbortSignal;
  /** Sent even while the user is logging out. */
  readonly outlivesSignIn?: boolean;
}

let reads = new AbortController();

/** The user is logging out: pending calls are useless by now, and would only be refused. */
export const endReads = (): void => reads.abort();

/** Logging out has failed. */
export function allowReads(): void {
  reads = new AbortController();
}

/**
 * One call to the server, with cookies; a body is sent as JSON. Where the person has to confirm their identity first,
 * the same request is sent again afterwards, under the same key.
 */
export async function request(
  method: string,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Response> {
  try {
    return await send(method, path, body, options);
  } catch (failure) {
    const isAsked = failure instanceof ApiError && failure.code === 'confirmation-needed';
    if (isAsked && !options.isLeaving && (await confirmPerson())) return request(method, path, body, options);
    throw failure;
  }
}

async function send(
  method: string,
  path: string,
  body: unknown,
  { repeatKey, isLeaving, accept, signal, outlivesSignIn = method !== 'GET' }: RequestOptions,
): Promise<Response> {
  let failure: ApiError = new ApiError(0, 'unreachable', 'Please check your connection and try again.');
  const sent = body === undefined ? null : JSON.stringify(body);
  const ending = signal ?? (outlivesSignIn ? null : reads.signal);
  // A stored text may be the response.
  const isTelling = path.startsWith('/api/');
  const askedAtMs = Date.now();
  try {
    const asked =
      takeEarlyAnswer(method, path) ??
      fetch(path, {
        method,
        credentials: 'include',
        headers: {
          accept: `${accept ? `${accept}, ` : ''}application/json, ${PROBLEM_JSON}`,
          ...(sent !== null && { 'content-type': 'application/json' }),
          ...(repeatKey !== undefined && { 'idempotency-key': repeatKey }),
        },
        ...(sent !== null && { body: sent }),
        ...(isLeaving && { keepalive: true }),
        signal: ending,
      });
    const response = await asked;
    if (isTelling) recordResponse(response, askedAtMs);
    if (sent !== null) countSent(sent);
    if (response.ok) return response;
    failure = await failureOf(response);
  } catch {
    // Cut off before or during the response.
    if (isTelling && !ending?.aborted) recordNoResponse();
  }
  throw failure;
}

/** Fills in the parameters of a path and leaves the rest of the input for the query or the body. */
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
 * A call that is checked against the contract at compile time and ships none of it to the browser. It fails with a
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

type CallOutcome<Key extends keyof Endpoints> =
  | { readonly ok: true; readonly answer: Answer<Key> }
  | { readonly ok: false; readonly failure: Failure<Key> };

/** The same with the failure as a value, so that callers that show it need not catch it. */
export async function tryCall<Key extends keyof Endpoints>(
  endpoint: Key,
  input: Input<Key>,
  options?: RequestOptions,
): Promise<CallOutcome<Key>> {
  try {
    return { ok: true, answer: await call(endpoint, input, options) };
  } catch (error) {
    return { ok: false, failure: error as Failure<Key> };
  }
}

/** The answer, or null where nobody is signed in: a 401 is an answer here, not an error. */
export async function callAsAnyone<Key extends keyof Endpoints>(
  endpoint: Key,
  input: Input<Key>,
  options?: RequestOptions,
): Promise<Answer<Key> | null> {
  try {
    return await call(endpoint, input, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
