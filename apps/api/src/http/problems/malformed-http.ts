import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Services } from '../../services.ts';
import { PROBLEMS } from './problem.ts';

interface Answer {
  readonly status: string;
  readonly sentence: string;
}

const NOT_HTTP: Answer = { status: '400 Bad Request', sentence: PROBLEMS.malformedHttp.sentence };
const BY_CODE: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    sentence: 'The headers of the request are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    sentence: 'The request took too long to arrive. Please try again.',
  },
};

/** Unparsable requests bypass every route; they get a plain sentence like all others. */
export function createMalformedHttpAnswer(
  { log }: Pick<Services, 'log'>,
  answerHeaders: Readonly<Record<string, string>>,
) {
  return ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const requestId = randomUUID();
    log.info({ requestId, code }, 'request refused');
    const { status, sentence } = BY_CODE[code] ?? NOT_HTTP;
    const headers = {
      ...answerHeaders,
      'x-request-id': requestId,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(sentence),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${sentence}`);
  };
}
