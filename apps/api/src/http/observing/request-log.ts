import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import pino, { type Logger } from 'pino';

const WELL_FORMED_ID = /^[\w.:-]{1,64}$/;

/** A proxy's request id is kept when it looks like one; otherwise the request gets its own. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED_ID.test(given) ? given : randomUUID();
}

/** The address without its query and without the secret part of a personal calendar's. */
function loggedPath(url: string): string {
  return (url.split('?', 1)[0] ?? '').replace(/^(\/api\/calendar\/)[^/]+/i, '$1…');
}

/** Structured lines without secrets: headers and bodies are never logged, nor the query of an address. */
export function createLog(level: string, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.password', '*.currentPassword', '*.newPassword', '*.token', '*.cookie', '*.authorization'],
    serializers: {
      req: (request) => ({ id: request.id, method: request.method, path: loggedPath(request.url) }),
      res: (reply) => ({ status: reply.statusCode }),
      err: pino.stdSerializers.err,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
