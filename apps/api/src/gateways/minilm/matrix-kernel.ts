// Nearly all of a model's work is to multiply and add. JavaScript does one multiplication at a time; this WebAssembly module,
// written out in bytes, does four or eight. All addresses are those of bytes in its memory.
import { MIX, WEIGH } from './attend-code.ts';
import { MULTIPLY, ROUND } from './multiply-code.ts';
import { moduleBytes } from './wasm-code.ts';

type Multiply = (
  x: number,
  w: number,
  xs: number,
  ws: number,
  b: number,
  y: number,
  rows: number,
  outputs: number,
  inputs: number,
) => void;

type Round = (from: number, to: number, bytes: number, factor: number) => void;

type Attend = (from: number, rows: number, to: number, count: number, bytes: number) => void;

/** As much of it as is used here: its types come with those of a browser, which a server is not. */
interface WasmApi {
  readonly Memory: new (size: { initial: number; maximum: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (
    module: object,
    imports: object,
  ) => { readonly exports: Readonly<Record<string, unknown>> };
}
const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WasmApi };

const PAGE_BYTES = 65_536;

export interface Kernel {
  /** What the operations work in; it cannot grow. */
  readonly memory: ArrayBuffer;
  readonly multiply: Multiply;
  readonly round: Round;
  readonly weigh: Attend;
  readonly mix: Attend;
}

export function createKernel(bytes: number): Kernel {
  const pages = Math.ceil(bytes / PAGE_BYTES);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  const module = new WebAssembly.Module(moduleBytes([MULTIPLY, ROUND, WEIGH, MIX], pages));
  const { exports } = new WebAssembly.Instance(module, { house: { memory } });
  return { memory: memory.buffer, ...(exports as unknown as Omit<Kernel, 'memory'>) };
}
