import { guardedImports } from '../wasm/guarded-imports.ts';
import { type WasmFunction, type WasmInstance, webAssembly } from '../wasm/web-assembly.ts';
import { engineImports } from './engine-imports.ts';
import { EngineMemory } from './engine-memory.ts';
import { HelperFiles } from './helper-files.ts';

const MEBIBYTE = 1024 * 1024;
// The initial heap; MicroPython requests more when a program needs it.
const HEAP_BYTES = MEBIBYTE;
const STACK_WORDS = 2048;
/** More than any lesson needs, and less than a cheap phone has. An endless list fails here, inside Python. */
const MEMORY_BYTES = 64 * MEBIBYTE;

// How MicroPython passes a value out and in: a kind and two words.
const WORD_BYTES = 4;
const VALUE_BYTES = 3 * WORD_BYTES;
const EXCEPTION = -1;
const NONE = 1;
const BOOLEAN = 2;
const TEXT = 5;
const CALLABLE = 6;

type RawValue = readonly [kind: number, first: number, second: number];
type PlainValue = string | boolean | null;

/**
 * MicroPython behind the import list of `engine-imports.ts`. The JavaScript that comes with it is not used: it is the
 * bridge from Python to everything around it. A call returns a string, a boolean or nothing.
 */
export class PythonEngine {
  readonly #exports: WasmInstance['exports'];
  readonly #memory: EngineMemory;
  readonly #files: HelperFiles;

  private constructor(instance: WasmInstance, memory: EngineMemory, files: HelperFiles) {
    this.#exports = instance.exports;
    this.#memory = memory;
    this.#files = files;
  }

  static async load(
    wasm: Uint8Array,
    onOutput: (bytes: Uint8Array) => void,
    memoryBytes: number = MEMORY_BYTES,
  ): Promise<PythonEngine> {
    const made: { instance?: WasmInstance; memory?: EngineMemory } = {};
    const memory = () => made.memory ?? missing();
    const files = new HelperFiles(memory, onOutput);
    const module = await webAssembly.compile(wasm);
    const list = engineImports({
      instance: () => made.instance ?? missing(),
      memory,
      fileCalls: files.calls,
      memoryBytes,
    });
    made.instance = await webAssembly.instantiate(module, guardedImports(module, list));
    made.memory = new EngineMemory(made.instance);
    const engine = new PythonEngine(made.instance, made.memory, files);
    engine.#start();
    return engine;
  }

  writeHelpers(modules: Readonly<Record<string, string>>): void {
    this.#files.replace(modules);
  }

  #start(): void {
    this.#call('emscripten_stack_init');
    this.#call('__wasm_call_ctors');
    this.#call('mp_js_init', STACK_WORDS, HEAP_BYTES);
    this.#call('proxy_c_init');
  }

  /** Runs code of the harness in the interpreter's main module. */
  execute(source: string): void {
    const { address, length } = this.#memory.place(source);
    this.#plain(this.#result((result) => this.#call('mp_js_do_exec', address, length, result)));
    this.#memory.free(address);
  }

  /** Takes a function out of the main module, so that no program can find it. */
  takeFunction(name: string): (...texts: readonly string[]) => PlainValue {
    const main = this.#memory.place('__main__').address;
    const [, module] = this.#result((result) => this.#call('mp_js_do_import', main, result));
    const { address } = this.#memory.place(name);
    const [kind, id] = this.#result((result) =>
      this.#call('proxy_c_to_js_lookup_attr', module, address, result),
    );
    if (kind !== CALLABLE) throw new Error(`The harness has no function ${name}.`);
    this.#call('proxy_c_to_js_delete_attr', module, address);
    this.#memory.free(main);
    this.#memory.free(address);
    return (...texts) => this.#callFunction(id, texts);
  }

  #callFunction(id: number, texts: readonly string[]): PlainValue {
    const values = this.#memory.allocate(texts.length * VALUE_BYTES);
    for (const [index, text] of texts.entries()) {
      // MicroPython frees the string.
      const { address, length } = this.#memory.place(text);
      this.#memory.setWords(values + index * VALUE_BYTES, [TEXT, length, address]);
    }
    const value = this.#result((result) =>
      this.#call('proxy_c_to_js_call', id, texts.length, values, result),
    );
    this.#memory.free(values);
    return this.#plain(value);
  }

  #call(name: string, ...parameters: readonly number[]): void {
    (this.#exports[name] as WasmFunction)(...parameters);
  }

  #result(run: (address: number) => void): RawValue {
    const address = this.#memory.allocate(VALUE_BYTES);
    run(address);
    const value: RawValue = [
      this.#memory.word(address),
      this.#memory.word(address + WORD_BYTES),
      this.#memory.word(address + 2 * WORD_BYTES),
    ];
    this.#memory.free(address);
    return value;
  }

  /** A program that controls the memory may return anything; only harmless values are accepted. */
  #plain([kind, first, second]: RawValue): PlainValue {
    if (kind === NONE) return null;
    if (kind === BOOLEAN) return first !== 0;
    if (kind === TEXT) return this.#memory.text(second, first);
    if (kind === EXCEPTION) throw new Error(`The harness failed: ${this.#memory.text(second, first)}`);
    throw new Error('The interpreter returned something that is not plain.');
  }
}

function missing(): never {
  throw new Error('The interpreter is not there yet.');
}
