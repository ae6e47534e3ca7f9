import { createHash } from 'node:crypto';
import { openSync, readSync } from 'node:fs';

interface Place {
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly data_offsets: readonly [number, number];
}

const HEAD_BYTES = 8;
const PART_BYTES = 1 << 20;
const HALF_BYTES = 2;

/** What each 16-bit float, as weights are stored, is as a number. */
function numbersOfHalves(): Float32Array {
  const numbers = new Float32Array(1 << 16);
  for (let bits = 0; bits < numbers.length; bits += 1) numbers[bits] = halfToNumber(bits);
  return numbers;
}

export function halfToNumber(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 0x1f) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** A file of tensors, read part by part so that it is never in memory twice. It stays open as long as its thread lives. */
export class WeightsFile {
  readonly #file: number;
  readonly #places: Readonly<Record<string, Place>>;
  readonly #start: number;
  readonly #numbers = numbersOfHalves();

  constructor(path: string) {
    this.#file = openSync(path, 'r');
    const head = Number(this.#read(0, HEAD_BYTES).readBigUInt64LE(0));
    this.#places = JSON.parse(this.#read(HEAD_BYTES, head).toString());
    this.#start = HEAD_BYTES + head;
  }

  sha256(): string {
    const hash = createHash('sha256');
    const part = Buffer.alloc(PART_BYTES);
    for (let at = 0; ; ) {
      const length = readSync(this.#file, part, 0, PART_BYTES, at);
      if (length === 0) return hash.digest('hex');
      hash.update(part.subarray(0, length));
      at += length;
    }
  }

  floats(name: string): Float32Array {
    const [from, to] = this.#placeOf(name);
    return this.#floatsAt(from, to - from);
  }

  /** One row of a tensor. Of the words a question has a dozen; all of them would take more memory than all the rest. */
  row(name: string, row: number, width: number): Float32Array {
    const [from, to] = this.#placeOf(name);
    const at = from + row * width * HALF_BYTES;
    if (row < 0 || at + width * HALF_BYTES > to) throw new Error(`${name} has no row ${row}.`);
    return this.#floatsAt(at, width * HALF_BYTES);
  }

  #placeOf(name: string): readonly [number, number] {
    const place = this.#places[name];
    if (place?.dtype !== 'F16') throw new Error(`The model has no weights ${name}.`);
    return place.data_offsets;
  }

  #floatsAt(from: number, length: number): Float32Array {
    const bytes = this.#read(this.#start + from, length);
    const halves = new Uint16Array(bytes.buffer, bytes.byteOffset, length / HALF_BYTES);
    const floats = new Float32Array(halves.length);
    for (let i = 0; i < halves.length; i += 1) floats[i] = this.#numbers[halves[i] ?? 0] ?? 0;
    return floats;
  }

  #read(at: number, length: number): Buffer {
    // Of its own, because a piece of the common pool may begin at an odd place.
    const bytes = Buffer.from(new ArrayBuffer(length));
    if (readSync(this.#file, bytes, 0, length, at) !== length)
      throw new Error('The file of weights is too short.');
    return bytes;
  }
}
