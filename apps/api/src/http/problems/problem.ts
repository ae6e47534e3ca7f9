import type { GeneralCode, ProblemBody } from '@academy/contract/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A response that is not a success: a status, a stable code and one sentence for a person (R7). */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly sentence: string;
  readonly retryAfterSeconds?: number;
}

/** Thrown by the pipeline before a use case is reached; use cases return refusals instead. */
export class RequestProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.sentence);
    this.problem = problem;
  }
}

export const PROBLEMS = {
  notSignedIn: { status: 401, code: 'not-signed-in', sentence: 'Please sign in first.' },
  notAllowed: { status: 403, code: 'not-allowed', sentence: "You don't have permission to do this." },
  secondFactorMissing: {
    status: 403,
    code: 'second-factor-missing',
    sentence: 'The academy asks its staff for a second factor. Please set it up in Settings, Security.',
  },
  confirmationNeeded: {
    status: 403,
    code: 'confirmation-needed',
    sentence: 'Please confirm first that it is you. Nothing was changed.',
  },
  crossSite: {
    status: 403,
    code: 'cross-site',
    sentence: 'This request came from another site and was refused.',
  },
  otherHost: {
    status: 421,
    code: 'other-host',
    sentence: 'This server does not answer for this name.',
  },
  notFound: { status: 404, code: 'not-found', sentence: 'We can’t find what you asked for.' },
  wrongMethod: {
    status: 405,
    code: 'wrong-method',
    sentence: 'That can’t be done at this address.',
  },
  stillRunning: {
    status: 409,
    code: 'still-running',
    sentence: 'We are still working on your first request. Please wait a moment.',
  },
  tooLarge: {
    status: 413,
    code: 'too-large',
    sentence: 'That is too much to send in one go. Please send less.',
  },
  notJson: { status: 415, code: 'not-json', sentence: 'Please send the request as JSON.' },
  malformedHttp: { status: 400, code: 'malformed-http', sentence: 'The request is not well-formed HTTP.' },
  malformedJson: {
    status: 400,
    code: 'malformed-json',
    sentence: 'We could not read this request: it is not valid JSON.',
  },
  malformedText: {
    status: 400,
    code: 'malformed-text',
    sentence: 'The request contains a character that cannot be stored.',
  },
  otherRequest: {
    status: 422,
    code: 'key-reused',
    sentence: 'This Idempotency-Key was used for another request.',
  },
  malformedKey: {
    status: 400,
    code: 'malformed-key',
    sentence: 'An Idempotency-Key has 1 to 200 visible characters.',
  },
  fault: {
    status: 500,
    code: 'fault',
    sentence: 'Something went wrong on our side. Please try again in a moment.',
  },
  resting: {
    status: 503,
    code: 'resting',
    sentence: 'The academy is unavailable right now. Please try again in a minute.',
    retryAfterSeconds: 30,
  },
} as const satisfies Record<string, Problem & { code: GeneralCode }>;

/** Never sent: it rolls back what was done for a reader who has disconnected, and is not logged as an error. */
export const READER_GONE: Problem = {
  status: 499,
  code: 'reader-gone',
  sentence: 'Nobody waits for this answer any more.',
};

/** The sentence with the values that it names in braces: plain text, so nothing needs escaping. */
export function filledIn(sentence: string, values: Readonly<Record<string, string>> = {}): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (name, key) =>
    Object.hasOwn(values, key) ? `${values[key]}` : name,
  );
}

const PROBLEM_JSON = 'application/problem+json';

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { status, code, sentence, retryAfterSeconds } = problem;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  reply.status(status).header('vary', 'Accept').header('cache-control', 'no-store');
  if (!request.headers.accept?.includes(PROBLEM_JSON))
    return reply.type('text/plain; charset=utf-8').send(sentence);
  const body: ProblemBody = {
    type: 'about:blank',
    title: code,
    status,
    detail: sentence,
    code,
    requestId: request.id,
  };
  return reply.type(PROBLEM_JSON).serializer(JSON.stringify).send(body);
}
