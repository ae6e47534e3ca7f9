export const FLOAT_BYTES = 4;
export const INT16_BYTES = 2;

/** Allocates a kernel's memory from its beginning, and gives typed views of it. Nothing is ever freed. */
export class KernelMemory {
  readonly #buffer: ArrayBuffer;
  #usedBytes = 0;

  constructor(buffer: ArrayBuffer) {
    this.#buffer = buffer;
  }

  allocateFloats(count: number): number {
    return this.#allocate(count * FLOAT_BYTES);
  }

  allocateInt16s(count: number): number {
    return this.#allocate(count * INT16_BYTES);
  }

  floats(address: number, count: number): Float32Array {
    return new Float32Array(this.#buffer, address, count);
  }

  int16s(address: number, count: number): Int16Array {
    return new Int16Array(this.#buffer, address, count);
  }

  #allocate(bytes: number): number {
    const address = this.#usedBytes;
    this.#usedBytes += bytes;
    return address;
  }
}
