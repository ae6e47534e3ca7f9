// Nearly all of the model's work is multiplying and adding. JavaScript does one multiplication at a time; the WebAssembly
// functions of kernel.wat do four or eight.
import { readFileSync } from 'node:fs';

/** Rows of 16-bit integers by a matrix of weights; see `multiply` in kernel.wat. All but the counts are byte addresses. */
interface Multiplication {
  readonly rows: number;
  readonly weights: number;
  readonly rowScales: number;
  readonly weightScales: number;
  readonly bias: number;
  readonly results: number;
  /** A multiple of 4. */
  readonly rowCount: number;
  /** A multiple of 2. */
  readonly outputCount: number;
  /** A multiple of 16. */
  readonly inputCount: number;
}

interface KernelFunctions {
  readonly multiply: (...args: number[]) => void;
  readonly quantise: (floatsAt: number, integersAt: number, count: number, factor: number) => void;
  readonly scoreKeys: (
    queryAt: number,
    keysAt: number,
    scoresAt: number,
    count: number,
    rowBytes: number,
  ) => void;
  readonly mixValues: (
    sharesAt: number,
    valuesAt: number,
    mixedAt: number,
    count: number,
    rowBytes: number,
  ) => void;
}

export interface Kernel extends Omit<KernelFunctions, 'multiply'> {
  /** The memory of the functions. It cannot grow, so views of it stay valid. */
  readonly memory: ArrayBuffer;
  readonly multiply: (multiplication: Multiplication) => void;
}

/** The part of the API that is used here: its types come with those of a browser, which the server does not load. */
interface WebAssemblyApi {
  readonly Memory: new (size: { initial: number; maximum: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}
const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WebAssemblyApi };

const PAGE_BYTES = 65_536;

export function createKernel(memoryBytes: number): Kernel {
  const pages = Math.ceil(memoryBytes / PAGE_BYTES);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  const module = new WebAssembly.Module(readFileSync(new URL('./kernel.wasm', import.meta.url)));
  const instance = new WebAssembly.Instance(module, { kernel: { memory } });
  const { multiply, ...others } = instance.exports as KernelFunctions;
  return {
    ...others,
    memory: memory.buffer,
    multiply: (m) =>
      multiply(
        ...[m.rows, m.weights, m.rowScales, m.weightScales, m.bias, m.results],
        ...[m.rowCount, m.outputCount, m.inputCount],
      ),
  };
}
