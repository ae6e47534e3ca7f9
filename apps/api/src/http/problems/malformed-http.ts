import type { Socket } from 'node:net';
import { ANSWER_HEADERS } from '../pages/security-headers.ts';

interface Answer {
  readonly status: string;
  readonly sentence: string;
}

const NOT_HTTP: Answer = { status: '400 Bad Request', sentence: 'The request is not well-formed HTTP.' };
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

/** What cannot be read as a request at all comes past every route; it gets a plain sentence like everything else. */
export function answerMalformedHttp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, sentence } = BY_CODE[error.code ?? ''] ?? NOT_HTTP;
  const headers = {
    ...ANSWER_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(sentence),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${sentence}`);
}
