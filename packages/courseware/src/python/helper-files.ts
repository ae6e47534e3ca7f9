import type { WasmFunction } from '../wasm/web-assembly.ts';
import type { EngineMemory } from './engine-memory.ts';

// Constants of Emscripten's C library.
const NOT_FOUND = -44;
const READ_ONLY = -69;
const BAD_DESCRIPTOR = 8;
const FOLDER_MODE = 0o040_555;
const FILE_MODE = 0o100_444;
const STAT_BYTES = 96;
const STAT_MODE = 4;
const STAT_SIZE = 24;
// The flags of `open` that write, create or truncate a file.
const WRITING_FLAGS = 0o1 | 0o2 | 0o100 | 0o1000;
const FIRST_DESCRIPTOR = 3;
const FOLDER = '/lib';
const STANDARD_OUTPUTS = [1, 2];

interface OpenFile {
  readonly bytes: Uint8Array;
  position: number;
}

/** The only files that a program's imports can find: the helper modules of its exercise, in memory and read-only. */
export class HelperFiles {
  readonly #memory: () => EngineMemory;
  readonly #onOutput: (bytes: Uint8Array) => void;
  readonly #open = new Map<number, OpenFile>();
  #files = new Map<string, Uint8Array>();

  constructor(memory: () => EngineMemory, onOutput: (bytes: Uint8Array) => void) {
    this.#memory = memory;
    this.#onOutput = onOutput;
  }

  replace(modules: Readonly<Record<string, string>>): void {
    const encoder = new TextEncoder();
    this.#open.clear();
    this.#files = new Map(
      Object.entries(modules).map(([name, source]) => [`${FOLDER}/${name}.py`, encoder.encode(source)]),
    );
  }

  /** The file system calls of the engine, by name. */
  readonly calls: Readonly<Record<string, WasmFunction>> = {
    __syscall_stat64: (path = 0, target = 0) => this.#stat(this.#memory().path(path), target),
    __syscall_openat: (_folder = 0, path = 0, flags = 0) => this.#openFile(this.#memory().path(path), flags),
    fd_close: (descriptor = 0) => (this.#open.delete(descriptor) ? 0 : BAD_DESCRIPTOR),
    fd_read: (descriptor = 0, vectors = 0, count = 0, read = 0) =>
      this.#transfer(vectors, count, read, this.#reader(descriptor)),
    fd_write: (descriptor = 0, vectors = 0, count = 0, written = 0) =>
      this.#transfer(vectors, count, written, this.#writer(descriptor)),
  };

  #stat(path: string, target: number): number {
    const file = this.#files.get(path);
    if (file === undefined && path !== FOLDER) return NOT_FOUND;
    this.#memory().bytes(target, STAT_BYTES).fill(0);
    this.#memory().setWord(target + STAT_MODE, file === undefined ? FOLDER_MODE : FILE_MODE);
    this.#memory().setWord(target + STAT_SIZE, file?.length ?? 0);
    return 0;
  }

  #openFile(path: string, flags: number): number {
    if ((flags & WRITING_FLAGS) !== 0) return READ_ONLY;
    const bytes = this.#files.get(path);
    if (bytes === undefined) return NOT_FOUND;
    let descriptor = FIRST_DESCRIPTOR;
    while (this.#open.has(descriptor)) descriptor += 1;
    this.#open.set(descriptor, { bytes, position: 0 });
    return descriptor;
  }

  #reader(descriptor: number): Transfer | undefined {
    const file = this.#open.get(descriptor);
    if (file === undefined) return undefined;
    return (target) => {
      const piece = file.bytes.subarray(file.position, file.position + target.length);
      target.set(piece);
      file.position += piece.length;
      return piece.length;
    };
  }

  #writer(descriptor: number): Transfer | undefined {
    if (!STANDARD_OUTPUTS.includes(descriptor)) return undefined;
    return (source) => {
      // A copy: the listener may keep it while the program continues to write there.
      this.#onOutput(source.slice());
      return source.length;
    };
  }

  #transfer(vectors: number, count: number, done: number, transfer: Transfer | undefined): number {
    if (transfer === undefined) return BAD_DESCRIPTOR;
    const memory = this.#memory();
    let total = 0;
    for (let index = 0; index < count; index += 1) {
      const [address, length] = [memory.word(vectors + 8 * index), memory.word(vectors + 8 * index + 4)];
      const moved = transfer(memory.bytes(address, length));
      total += moved;
      if (moved < length >>> 0) break;
    }
    memory.setWord(done, total);
    return 0;
  }
}

type Transfer = (bytes: Uint8Array) => number;
