import type { WasmFunction, WasmInstance, WasmMemory } from '../wasm/web-assembly.ts';

const encoder = new TextEncoder();

/** Reads and writes the engine's memory. Every address comes from a program that may lie, so nothing here trusts one. */
export class EngineMemory {
  readonly #memory: WasmMemory;
  readonly #malloc: WasmFunction;
  readonly #free: WasmFunction;

  constructor({ exports }: WasmInstance) {
    this.#memory = exports.memory as WasmMemory;
    this.#malloc = exports.malloc as WasmFunction;
    this.#free = exports.free as WasmFunction;
  }

  get byteLength(): number {
    return this.#memory.buffer.byteLength;
  }

  grow(pages: number): boolean {
    try {
      this.#memory.grow(pages);
      return true;
    } catch {
      return false;
    }
  }

  /** Throws outside the memory, as every access here does. */
  bytes(address: number, length: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, address >>> 0, length >>> 0);
  }

  word(address: number): number {
    return this.#view().getInt32(address >>> 0, true);
  }

  setWord(address: number, value: number): void {
    this.#view().setInt32(address >>> 0, value, true);
  }

  setWords(address: number, values: readonly number[]): void {
    for (const [index, value] of values.entries()) this.setWord(address + 4 * index, value);
  }

  text(address: number, length: number): string {
    // A copy, because the memory itself may change while a decoder reads it.
    return new TextDecoder().decode(this.bytes(address, length).slice());
  }

  /** A zero-terminated string. */
  path(address: number): string {
    const rest = new Uint8Array(this.#memory.buffer, address >>> 0);
    return this.text(address, Math.max(0, rest.subarray(0, LONGEST_PATH).indexOf(0)));
  }

  allocate(length: number): number {
    return (this.#malloc(length) ?? 0) >>> 0;
  }

  free(address: number): void {
    this.#free(address);
  }

  /** Writes a zero-terminated string into memory. The caller, or the function that gets it, frees it. */
  place(text: string): { readonly address: number; readonly length: number } {
    const bytes = encoder.encode(text);
    const address = this.allocate(bytes.length + 1);
    const target = this.bytes(address, bytes.length + 1);
    target.set(bytes);
    target[bytes.length] = 0;
    return { address, length: bytes.length };
  }

  // Memory growth replaces the buffer.
  #view(): DataView {
    return new DataView(this.#memory.buffer);
  }
}

const LONGEST_PATH = 4096;
