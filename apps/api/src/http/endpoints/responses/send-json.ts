import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CompressedForms, type Encoding } from './compressed-forms.ts';
import { acceptedEncoding } from './compressed-text.ts';

// Below this a compressed response is hardly smaller, and no cheaper: it fits into one packet anyway.
const SMALLEST_COMPRESSED = 1000;
// Up to this size the hop to the thread pool costs more than the compression, a fifth of a millisecond.
const LARGEST_AT_ONCE = 8000;
// A third of the time of the best quality for a few per cent more bytes: this is done for every response. The window is
// as large as such a response.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } };

const compressAtOnce = {
  br: (text: string) => brotliCompressSync(text, BROTLI),
  gzip: (text: string) => gzipSync(text),
};
// In the thread pool, so that no request waits while another response is compressed.
const compressAside = {
  br: (text: string) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text: string) => promisify(gzip)(text),
};

function compressed(text: string, encoding: Encoding): Buffer | Promise<Buffer> {
  return text.length <= LARGEST_AT_ONCE ? compressAtOnce[encoding](text) : compressAside[encoding](text);
}

interface SerializedBody {
  readonly text: string;
  readonly forms: CompressedForms;
}

/** The texts of responses cached for one person: each is serialised and compressed once. */
export class SerializedBodies {
  readonly #ofValues = new WeakMap<object, SerializedBody>();

  of(value: object, serialize: (value: object) => string): SerializedBody {
    const known = this.#ofValues.get(value);
    if (known) return known;
    const text = serialize(value);
    const made = { text, forms: new CompressedForms(text, compressed) };
    this.#ofValues.set(value, made);
    return made;
  }
}

/** Sends JSON text; a larger one compressed, because our readers pay for every byte. */
export function sendJson(
  text: string,
  request: FastifyRequest,
  reply: FastifyReply,
  /** Of a text that is sent repeatedly. */
  forms?: CompressedForms,
): FastifyReply | Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8');
  if (text.length < SMALLEST_COMPRESSED) return reply.send(text);
  reply.header('vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(request);
  if (encoding === null) return reply.send(text);
  const send = (bytes: Buffer) => reply.header('content-encoding', encoding).send(bytes);
  const bytes = forms ? forms.in(encoding) : compressed(text, encoding);
  return bytes instanceof Promise ? bytes.then(send) : send(bytes);
}
