// The first and only file of the process that runs a stranger's program. Node evaluates its text with no right to any
// file, so everything else comes over standard input; nothing of Node is left in reach when the program begins.
import { registerHooks } from 'node:module';
import { stdin, stdout } from 'node:process';
import type { SandboxInput } from '../sandbox-input.ts';

// `WebAssembly` and the rest of this are in Node, but their types come with those of browsers.
interface GrowingMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
const outside = globalThis as unknown as Record<string, unknown> & {
  readonly WebAssembly: { readonly Memory: { readonly prototype: GrowingMemory } };
};

const PAGE_BYTES = 64 * 1024;
const KEPT = new Set([
  ...[
    'Array',
    'ArrayBuffer',
    'Atomics',
    'BigInt',
    'Boolean',
    'DataView',
    'Date',
    'Error',
    'FinalizationRegistry',
  ],
  ...[
    'Float32Array',
    'Float64Array',
    'Function',
    'Infinity',
    'Int16Array',
    'Int32Array',
    'Int8Array',
    'JSON',
    'Map',
  ],
  ...[
    'Math',
    'NaN',
    'Number',
    'Object',
    'Promise',
    'Proxy',
    'RangeError',
    'Reflect',
    'RegExp',
    'Set',
    'String',
  ],
  ...[
    'Symbol',
    'SyntaxError',
    'TextDecoder',
    'TextEncoder',
    'TypeError',
    'Uint16Array',
    'Uint32Array',
    'Uint8Array',
  ],
  ...['WeakMap', 'WeakRef', 'WebAssembly', 'globalThis', 'isNaN', 'parseInt', 'undefined'],
  // The interpreter's own.
  ...['Module', 'proxy_js_existing', 'proxy_js_map', 'proxy_js_ref', 'proxy_js_ref_next', 'proxy_js_ref_map'],
  ...['pyProxyFinalizationRegistry'],
]);

const getRandomValues = crypto.getRandomValues.bind(crypto);
const now = performance.now.bind(performance);

async function readInput(): Promise<SandboxInput> {
  const pieces: Buffer[] = [];
  for await (const piece of stdin) pieces.push(piece);
  return JSON.parse(Buffer.concat(pieces).toString()) as SandboxInput;
}

/** Modules come from the input instead of from files. */
function serveSources(sources: SandboxInput['sources']): void {
  registerHooks({
    resolve(specifier, { parentURL }, next) {
      const url = specifier.startsWith('.') ? new URL(specifier, parentURL).href : specifier;
      return Object.hasOwn(sources, url) ? { url, shortCircuit: true } : next(specifier);
    },
    load(url, context, next) {
      const source = sources[url];
      return source === undefined
        ? next(url, context)
        : { format: url.endsWith('.ts') ? 'module-typescript' : 'module', source, shortCircuit: true };
    },
  });
}

/** A list without end fails inside the interpreter, before the memory of the machine is touched. */
function limitMemory(mostBytes: number): void {
  const { prototype } = outside.WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function growWithinLimit(this: GrowingMemory, pages: number) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > mostBytes) throw new RangeError('no more memory');
    return grow.call(this, pages);
  };
}

/** The interpreter takes this for a browser's worker and asks for its second file by `fetch`. */
function poseAsBrowser(wasm: Buffer): void {
  outside.WorkerGlobalScope = Object;
  outside.process = undefined;
  outside.fetch = async () => new Response(wasm, { headers: { 'content-type': 'application/wasm' } });
}

function removeEverythingElse(): void {
  for (const name of Reflect.ownKeys(outside))
    if (typeof name !== 'string' || !KEPT.has(name)) Reflect.deleteProperty(outside, name);
  // What Python's `random` and `time` stand on.
  outside.crypto = { getRandomValues };
  outside.performance = { now };
}

const { sources, entry, wasm, memoryBytes, task } = await readInput();
const { parse, stringify } = JSON;
const say = (line: string) => new Promise((written) => stdout.write(`${line}\n`, written));
serveSources(sources);
limitMemory(memoryBytes);
poseAsBrowser(Buffer.from(wasm, 'base64'));
const { loadInterpreter, runCalls } = (await import(entry)) as typeof import('../../python/index.ts');
const interpreter = await loadInterpreter('memory:micropython.wasm');
removeEverythingElse();
await say('ready');
await say(stringify(runCalls(interpreter, parse(task))));
