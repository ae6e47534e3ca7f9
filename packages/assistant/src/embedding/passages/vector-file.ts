// The vectors of the academy's own texts, made when content is built and shipped with it (`npm run vectors:build`): a server
// computes only those of texts that somebody has changed. The file: a header in JSON that ends with a line break, then the
// first 16 bytes of each text's SHA-256 in ascending order, then the vectors in the same order.
import { hash } from 'node:crypto';

const KEY_BYTES = 16;
const LINE_BREAK = 0x0a;

interface Header {
  /** Vectors of different models do not compare. */
  readonly model: string;
  readonly count: number;
  readonly dimensions: number;
  /** Of everything after the header. */
  readonly sha256: string;
}

export interface TextVector {
  /** The SHA-256 of the text. */
  readonly hash: Buffer;
  readonly vector: Int8Array;
}

const keyOf = (textHash: Buffer) => textHash.subarray(0, KEY_BYTES);

export function writeVectorFile(model: string, rows: readonly TextVector[]): Buffer {
  const sorted = [...rows].sort((a, b) => Buffer.compare(a.hash, b.hash));
  const body = Buffer.concat([
    ...sorted.map((row) => keyOf(row.hash)),
    ...sorted.map(({ vector }) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)),
  ]);
  const header: Header = {
    model,
    count: rows.length,
    dimensions: rows[0]?.vector.length ?? 0,
    sha256: hash('sha256', body, 'hex'),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body]);
}

export class VectorFile {
  readonly model: string;
  readonly #count: number;
  readonly #dimensions: number;
  readonly #body: Buffer;

  /** Throws where the file is damaged. */
  constructor(file: Buffer) {
    const end = file.indexOf(LINE_BREAK);
    const header = JSON.parse(file.toString('utf8', 0, end)) as Header;
    this.#body = file.subarray(end + 1);
    if (hash('sha256', this.#body, 'hex') !== header.sha256)
      throw new Error('The file of text vectors does not have the SHA-256 that its header says.');
    this.model = header.model;
    this.#count = header.count;
    this.#dimensions = header.dimensions;
  }

  get size(): number {
    return this.#count;
  }

  vectorOf(textHash: Buffer): Int8Array | undefined {
    const key = keyOf(textHash);
    let [low, high] = [0, this.#count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = middle * KEY_BYTES;
      const order = this.#body.compare(key, 0, KEY_BYTES, at, at + KEY_BYTES);
      if (order === 0) return this.#vectorAt(middle);
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return undefined;
  }

  #vectorAt(row: number): Int8Array {
    const start = this.#count * KEY_BYTES + row * this.#dimensions;
    return Int8Array.from(new Int8Array(this.#body.buffer, this.#body.byteOffset + start, this.#dimensions));
  }
}
