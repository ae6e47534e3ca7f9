import type { ImportList } from '../wasm/guarded-imports.ts';
import type { WasmFunction, WasmInstance, WasmTable } from '../wasm/web-assembly.ts';
import type { EngineMemory } from './engine-memory.ts';

const PAGE_BYTES = 64 * 1024;
/** What C's `longjmp` throws, which MicroPython uses to raise its exceptions; nothing else is a number. */
const LONG_JUMP = Number.POSITIVE_INFINITY;

/** `invoke_…` calls a function of the engine itself and catches a longjmp out of it. */
const INVOKES = ['i', 'ii', 'iii', 'iiii', 'iiiii', 'iiiiii', 'v', 'vi', 'vii', 'viii', 'viiii'];

/**
 * MicroPython's bridge to JavaScript (`js`, `jsffi`, promises, proxies) and the file system calls that no import of a
 * module needs. No program of a lesson calls any of them; one that does got there by forging objects.
 */
const REFUSED = [
  ...[
    'lookup_attr',
    'store_attr',
    'has_attr',
    'call0',
    'call1',
    'call2',
    'calln',
    'call0_kwarg',
    'calln_kwarg',
  ],
  ...['js_reflect_construct', 'js_get_iter', 'js_iter_next', 'js_subscr_load', 'js_subscr_store'],
  ...['js_get_error_info', 'js_get_proxy_js_ref_info', 'proxy_js_free_obj'],
  ...['js_then_resolve', 'js_then_reject', 'js_then_continue', 'create_promise'],
  'proxy_convert_mp_to_js_then_js_to_mp_obj_jsside',
  'proxy_convert_mp_to_js_then_js_to_js_then_js_to_mp_obj_jsside',
  ...[
    '__syscall_chdir',
    '__syscall_getcwd',
    '__syscall_getdents64',
    '__syscall_mkdirat',
    '__syscall_renameat',
  ],
  ...['__syscall_rmdir', '__syscall_unlinkat', '__syscall_statfs64', '__syscall_poll', '__syscall_lstat64'],
  ...['__syscall_fstat64', '__syscall_newfstatat', 'fd_sync', 'fd_seek'],
];

interface EngineParts {
  /** Defined only once the engine has been made from its imports. */
  readonly instance: () => WasmInstance;
  readonly memory: () => EngineMemory;
  readonly fileCalls: Readonly<Record<string, WasmFunction>>;
  readonly memoryBytes: number;
}

/** Time, random numbers, memory, the helper files and output: everything on this machine that MicroPython may use. */
export function engineImports({ instance, memory, fileCalls, memoryBytes }: EngineParts): ImportList {
  const startedMs = Date.now();
  const random = new Uint32Array(1);
  const invoke = invoker(instance);
  const { crypto } = globalThis;
  return {
    allowed: {
      ...Object.fromEntries(INVOKES.map((signature) => [`invoke_${signature}`, invoke])),
      ...fileCalls,
      mp_js_time_ms: () => Date.now(),
      mp_js_ticks_ms: () => Date.now() - startedMs,
      mp_js_random_u32: () => crypto.getRandomValues(random)[0],
      // Whether JavaScript holds a proxy for an object of Python: it never does.
      js_check_existing: () => -1,
      emscripten_resize_heap: (bytes = 0) => (grown(memory(), bytes >>> 0, memoryBytes) ? 1 : 0),
      _emscripten_throw_longjmp: () => {
        throw LONG_JUMP;
      },
      _abort_js: () => {
        throw new Error('The interpreter ended itself.');
      },
    },
    refused: REFUSED,
  };
}

function invoker(instance: () => WasmInstance): WasmFunction {
  const functions: (WasmFunction | null | undefined)[] = [];
  return (index = 0, a = 0, b = 0, c = 0, d = 0, e = 0) => {
    const engine = instance().exports as unknown as JumpExports;
    functions[index] ??= engine.__indirect_function_table.get(index);
    const stack = engine.emscripten_stack_get_current();
    try {
      return functions[index]?.(a, b, c, d, e);
    } catch (thrown) {
      engine._emscripten_stack_restore(stack);
      if (thrown !== LONG_JUMP) throw thrown;
      engine.setThrew(1, 0);
      return undefined;
    }
  };
}

interface JumpExports {
  readonly __indirect_function_table: WasmTable;
  readonly emscripten_stack_get_current: () => number;
  readonly _emscripten_stack_restore: (stack: number) => void;
  readonly setThrew: (threw: number, value: number) => void;
}

/**
 * By a fifth at least, so that a growing list does not request memory each time; an endless list fails inside the
 * interpreter.
 */
function grown(memory: EngineMemory, requestedBytes: number, mostBytes: number): boolean {
  const size = memory.byteLength;
  if (requestedBytes > mostBytes) return false;
  const target = Math.min(mostBytes, Math.max(requestedBytes, size * 1.2));
  return memory.grow(Math.ceil((target - size) / PAGE_BYTES));
}
