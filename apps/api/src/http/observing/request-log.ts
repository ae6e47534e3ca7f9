import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import pino, { type Logger } from 'pino';
import { loggedError } from './logged-error.ts';

const WELL_FORMED_ID = /^[\w.:-]{1,64}$/;

/** A proxy's request id is used when it looks like one; otherwise a new one is made. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED_ID.test(given) ? given : randomUUID();
}

interface LoggedRequest {
  readonly id: string;
  readonly method: string;
  readonly routeOptions?: { readonly url?: string };
}

/** The route, not the address: the value of `:token` or `:name` belongs to a person. */
function loggedRequest({ id, method, routeOptions }: LoggedRequest) {
  return { id, method, route: routeOptions?.url ?? 'unknown' };
}

type LogMethod = NonNullable<NonNullable<pino.LoggerOptions['hooks']>['logMethod']>;

/** An error's line gets a separate message: by default it would be the error's, with the values it quotes. */
const withOwnText: LogMethod = function (args, method) {
  const [first, text] = args as unknown[];
  const held = first instanceof Error ? { err: first } : (first as { err?: unknown } | undefined);
  const isError = held?.err instanceof Error;
  if (isError && (text === undefined || text === (held.err as Error).message))
    method.apply(this, [held, 'unexpected error']);
  else method.apply(this, args);
};

/** Structured lines without secrets: headers, bodies and addresses are never logged, nor the values of an error. */
export function createLog(level: string, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: loggedRequest,
      res: (reply) => ({ status: reply.statusCode }),
      err: (error: unknown) => loggedError(error),
      error: (error: unknown) => loggedError(error),
    },
    hooks: { logMethod: withOwnText },
  };
  return destination ? pino(options, destination) : pino(options);
}
