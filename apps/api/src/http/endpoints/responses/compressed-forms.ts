import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

type Compress = (text: string, encoding: Encoding) => Buffer | Promise<Buffer>;

/** For responses sent to everybody the best quality is worth its time. In the thread pool, so that nobody waits meanwhile. */
const atTheBest: Compress = (text, encoding) =>
  encoding === 'br'
    ? promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } })
    : promisify(gzip)(text, { level: 9 });

/** The compressed forms of a text that is sent repeatedly: each is made once, on first use. */
export class CompressedForms {
  readonly #text: string;
  readonly #compress: Compress;
  readonly #forms: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = {};

  constructor(text: string, compress: Compress = atTheBest) {
    this.#text = text;
    this.#compress = compress;
  }

  in(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.#forms[encoding];
    if (known) return known;
    const made = this.#compress(this.#text, encoding);
    this.#forms[encoding] = made;
    if (made instanceof Promise)
      return made.then((bytes) => {
        this.#forms[encoding] = bytes;
        return bytes;
      });
    return made;
  }
}
