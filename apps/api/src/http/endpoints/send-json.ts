import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './compressed-text.ts';

// Below this a compressed answer is hardly smaller, and no cheaper: it fits into one packet anyway.
const SMALLEST_COMPRESSED = 1000;
// A third of the time of the best quality for a few per cent more bytes: this is done for every answer.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

// In the thread pool, so that no request waits while another one's answer is made small.
const compress = {
  br: (text: string) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text: string) => promisify(gzip)(text),
};

/** Sends a text of JSON; a larger one compressed, because our readers pay for every byte. */
export function sendJson(
  text: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8');
  if (text.length < SMALLEST_COMPRESSED) return reply.send(text);
  reply.header('vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(request);
  if (encoding === null) return reply.send(text);
  return compress[encoding](text).then((bytes) => reply.header('content-encoding', encoding).send(bytes));
}
