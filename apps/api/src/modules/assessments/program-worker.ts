// The thread that runs one program of a learner. It knows nothing of the server and is ended from outside.
import { parentPort, workerData } from 'node:worker_threads';
import { isSolved, loadInterpreter, runProgram } from '@academy/courseware/python';
import type { ProgramTest } from '@academy/domain/questions';

export interface ProgramTask {
  readonly source: string;
  /** Sources of helper modules, by name. */
  readonly modules: Readonly<Record<string, string>>;
  readonly hidden: readonly ProgramTest[];
}

export type ProgramMessage = 'ready' | { readonly isRight: boolean };

const PAGE_BYTES = 64 * 1024;
const MOST_BYTES = 64 * 1024 * 1024;

interface GrowingMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
// Node has it, but its types come with those of browsers.
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: { readonly Memory: { readonly prototype: GrowingMemory } };
};

// A list without end must fail inside the interpreter, not take the memory of the server.
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function growWithinLimit(this: GrowingMemory, pages: number) {
  if (this.buffer.byteLength + pages * PAGE_BYTES > MOST_BYTES) throw new RangeError('no more memory');
  return grow.call(this, pages);
};

const { source, modules, hidden } = workerData as ProgramTask;
const tell = (message: ProgramMessage) => parentPort?.postMessage(message);

const interpreter = await loadInterpreter();
tell('ready');
const report = runProgram(interpreter, { code: source, modules, tests: [], hidden, mistakes: [] });
tell({ isRight: isSolved(report) });
