/** What the pipeline may respond at any endpoint, before or instead of its handler. */
export type GeneralCode =
  | 'not-signed-in'
  | 'not-allowed'
  | 'second-factor-missing'
  | 'confirmation-needed'
  | 'cross-site'
  | 'other-host'
  | 'not-found'
  | 'wrong-method'
  | 'still-running'
  | 'too-large'
  | 'not-json'
  | 'malformed-http'
  | 'malformed-json'
  | 'malformed-text'
  | 'key-reused'
  | 'malformed-key'
  | 'invalid-request'
  | 'fault'
  | 'resting';

/** RFC 9457, for a client that accepts `application/problem+json` (API-08). */
export interface ProblemBody {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly requestId: string;
}
