import type { Answer, Endpoints, Input, RefusalCode } from '@academy/contract';
import type { GeneralCode, ProblemBody } from '@academy/contract/problem';
import { countSent } from '../device/data-meter.ts';
import { noteAnswer, noteSilence } from '../device/reach.ts';
import { confirmPerson } from './requests/confirmation-prompt.ts';
import { takeBegun } from './requests/early-answers.ts';

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
  /** Preferred to JSON, where the endpoint can give it. */
  readonly accept?: string;
  /** Ends the call when nobody waits for it any more. */
  readonly signal?: AbortSignal;
  /** Asked also while a sign-in ends. */
  readonly outlivesSignIn?: boolean;
}

let reads = new AbortController();

/** The sign-in ends: what is on its way is for nobody any more, and would only be refused. */
export const endReads = (): void => reads.abort();

/** It has not ended after all. */
export function allowReads(): void {
  reads = new AbortController();
}

/**
 * One call to the server, with cookies; a body goes out as JSON. Where the person has to show first who they are, the same
 * is sent once more after that, under the same key.
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
  // A text may come from the device.
  const isTelling = path.startsWith('/api/');
  const askedAtMs = Date.now();
  try {
    const asked =
      takeBegun(method, path) ??
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
    if (isTelling) noteAnswer(response, askedAtMs);
    if (sent !== null) countSent(sent);
    if (response.ok) return response;
    failure = await failureOf(response);
  } catch {
    // Cut off before or within the answer.
    if (isTelling && !ending?.aborted) noteSilence();
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

type CallOutcome<Key extends keyof Endpoints> =
  | { readonly ok: true; readonly answer: Answer<Key> }
  | { readonly ok: false; readonly failure: Failure<Key> };

/** The same as a value: whoever shows what went wrong need not catch it first. */
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

/** The answer, or null where nobody is signed in: a 401 is an answer then, not an error. */
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
