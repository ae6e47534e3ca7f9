import type { Call } from './recorder.ts';

const OWN_HEADERS =
  /^(accept|content-type|cookie|idempotency-key|if-none-match|if-modified-since|save-data|x-.*)$/;
const FILES = /^\/(assets\/|sw\.js|favicon|manifest|robots)|\.(js|css|svg|png|ico|woff2|wasm|webmanifest)$/;
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/;
const EVENT_ID = new RegExp(`("id":")${UUID.source}"`, 'g');
const MOMENT = /"\d{4}-\d\d-\d\dT[\d:.]+Z"/g;

/** Files of the build cost the server next to nothing, and any cache in front of it can serve them. */
export function isCounted({ path }: Pick<Call, 'path'>): boolean {
  return !FILES.test(path.split('?', 1)[0] ?? '');
}

export interface ReplayedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly status: number;
}

/** The request of a browser on the internet: there every response may be compressed. */
export function replayOf({ method, path, headers, body, status }: Call): ReplayedCall {
  const copied = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    OWN_HEADERS.test(name) && typeof value === 'string' ? [[name, value]] : [],
  );
  return {
    method,
    path,
    body,
    status,
    headers: { ...Object.fromEntries(copied), 'accept-encoding': 'gzip, deflate, br' },
  };
}

const SIGN_IN = /\bsign-in=[^;]*/;

/**
 * Repeating the same write would be recognised: each time it is a new event, at the current time, by another learner,
 * since one learner's writes are serialised. `signIn` is the cookie of that learner.
 */
export function asNew(call: ReplayedCall, newId: () => string, now: Date, signIn: string): ReplayedCall {
  if (call.method === 'GET') return call;
  const body = call.body
    .replace(EVENT_ID, (_, name) => `${name}${newId()}"`)
    .replace(MOMENT, () => JSON.stringify(now.toISOString()));
  const headers = { ...call.headers, cookie: (call.headers.cookie ?? '').replace(SIGN_IN, () => signIn) };
  if ('idempotency-key' in headers) headers['idempotency-key'] = newId();
  return { ...call, body, headers };
}

/** The requests for the contents of a lesson: its text, or anything named by its id. */
export function callsOfLesson(calls: readonly Call[], lessonId: string, words: string): Call[] {
  return calls.filter(
    ({ method, path, answer }) =>
      method === 'GET' &&
      (path.includes(`/api/lessons/${lessonId}`) || (words !== '' && answer.includes(words))),
  );
}
