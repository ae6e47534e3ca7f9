import { brotliCompressSync, gzipSync } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that is sent often, compressed once. */
export interface CompressedText {
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly plain: Buffer;
}

export function compressText(text: string): CompressedText {
  const plain = Buffer.from(text);
  return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain, { level: 9 }) };
}

/** The best encoding that the client accepts, or null. */
export function acceptedEncoding(request: FastifyRequest): 'br' | 'gzip' | null {
  return negotiate(`${request.headers['accept-encoding'] ?? ''}`, ['br', 'gzip']);
}

export function chooseEncoding(text: CompressedText, request: FastifyRequest, reply: FastifyReply): Buffer {
  const encoding = acceptedEncoding(request);
  if (encoding === null) return text.plain;
  reply.header('content-encoding', encoding);
  return text[encoding];
}
