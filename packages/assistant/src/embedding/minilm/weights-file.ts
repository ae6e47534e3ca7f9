import { createHash } from 'node:crypto';
import { openSync, readSync } from 'node:fs';

// The file format is safetensors: the length of the header, a header in JSON, then the numbers of all tensors.
interface TensorEntry {
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly data_offsets: readonly [number, number];
}

const HEADER_LENGTH_BYTES = 8;
const CHUNK_BYTES = 1 << 20;
const FLOAT16_BYTES = 2;

/** The value of each 16-bit float, by its bits. */
function float16Values(): Float32Array {
  const values = new Float32Array(1 << 16);
  for (let bits = 0; bits < values.length; bits += 1) values[bits] = float16ToNumber(bits);
  return values;
}

export function float16ToNumber(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 0x1f) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** Reads tensors one by one, so that the file is never in memory as a whole. It stays open until its thread ends. */
export class WeightsFile {
  readonly #file: number;
  readonly #tensors: Readonly<Record<string, TensorEntry>>;
  readonly #dataStart: number;
  readonly #float16Values = float16Values();

  constructor(path: string) {
    this.#file = openSync(path, 'r');
    const headerBytes = Number(this.#read(0, HEADER_LENGTH_BYTES).readBigUInt64LE(0));
    this.#tensors = JSON.parse(this.#read(HEADER_LENGTH_BYTES, headerBytes).toString());
    this.#dataStart = HEADER_LENGTH_BYTES + headerBytes;
  }

  sha256(): string {
    const hash = createHash('sha256');
    const chunk = Buffer.alloc(CHUNK_BYTES);
    for (let at = 0; ; ) {
      const length = readSync(this.#file, chunk, 0, CHUNK_BYTES, at);
      if (length === 0) return hash.digest('hex');
      hash.update(chunk.subarray(0, length));
      at += length;
    }
  }

  floats(name: string): Float32Array {
    const [from, to] = this.#rangeOf(name);
    return this.#floatsAt(from, to - from);
  }

  /** One row of a tensor. A question needs a dozen word embeddings; all of them would take more memory than everything else. */
  row(name: string, row: number, width: number): Float32Array {
    const [from, to] = this.#rangeOf(name);
    const at = from + row * width * FLOAT16_BYTES;
    if (row < 0 || at + width * FLOAT16_BYTES > to) throw new Error(`${name} has no row ${row}.`);
    return this.#floatsAt(at, width * FLOAT16_BYTES);
  }

  #rangeOf(name: string): readonly [number, number] {
    const tensor = this.#tensors[name];
    if (tensor?.dtype !== 'F16') throw new Error(`The model has no 16-bit weights ${name}.`);
    return tensor.data_offsets;
  }

  #floatsAt(from: number, length: number): Float32Array {
    const bytes = this.#read(this.#dataStart + from, length);
    const float16s = new Uint16Array(bytes.buffer, bytes.byteOffset, length / FLOAT16_BYTES);
    const floats = new Float32Array(float16s.length);
    for (let i = 0; i < float16s.length; i += 1) floats[i] = this.#float16Values[float16s[i] ?? 0] ?? 0;
    return floats;
  }

  #read(at: number, length: number): Buffer {
    // Not Buffer.alloc: a slice of Node's shared pool may begin at an odd address.
    const bytes = Buffer.from(new ArrayBuffer(length));
    if (readSync(this.#file, bytes, 0, length, at) !== length)
      throw new Error('The weights file is too short.');
    return bytes;
  }
}
