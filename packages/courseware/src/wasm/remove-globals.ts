/** What the interpreters and this code themselves need. Everything else in the global scope is removed. */
const KEPT = new Set([
  ...[
    'AggregateError',
    'Array',
    'ArrayBuffer',
    'Atomics',
    'BigInt',
    'BigInt64Array',
    'BigUint64Array',
    'Boolean',
  ],
  ...[
    'DataView',
    'Date',
    'Error',
    'EvalError',
    'FinalizationRegistry',
    'Float16Array',
    'Iterator',
    'URIError',
  ],
  ...['decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'WeakSet'],
  ...[
    'Float32Array',
    'Float64Array',
    'Function',
    'Infinity',
    'Int16Array',
    'Int32Array',
    'Int8Array',
    'JSON',
  ],
  ...[
    'Map',
    'Math',
    'NaN',
    'Number',
    'Object',
    'Promise',
    'Proxy',
    'RangeError',
    'ReferenceError',
    'Reflect',
  ],
  ...['RegExp', 'Set', 'String', 'Symbol', 'SyntaxError', 'TextDecoder', 'TextEncoder', 'TypeError'],
  ...['Uint16Array', 'Uint32Array', 'Uint8Array', 'Uint8ClampedArray', 'WeakMap', 'WeakRef', 'WebAssembly'],
  ...['globalThis', 'isFinite', 'isNaN', 'parseFloat', 'parseInt', 'undefined'],
]);

/**
 * Second line of defence behind the import list: removes network, storage, timers and everything else from this global
 * scope, for good, and freezes what is left. `alsoKept` are names that the surrounding code still needs.
 */
export function removeGlobals(alsoKept: readonly string[] = []): void {
  const isKept = (name: PropertyKey) =>
    typeof name === 'string' && (KEPT.has(name) || alsoKept.includes(name));
  // Browsers define most of a worker's names on the prototypes of its global scope.
  for (let scope: object | null = globalThis; scope !== null && scope !== Object.prototype; ) {
    for (const name of Reflect.ownKeys(scope))
      if (!isKept(name) && name !== 'constructor') Reflect.deleteProperty(scope, name);
    scope = Reflect.getPrototypeOf(scope);
  }
  freezeBuiltIns();
}

function freezeBuiltIns(): void {
  for (const name of KEPT) {
    const value: unknown = Reflect.get(globalThis, name);
    if (typeof value !== 'function') continue;
    const { prototype } = value as { readonly prototype?: object };
    if (prototype !== undefined) Object.freeze(prototype);
    if (name !== 'Function') Object.freeze(value);
  }
  // Their prototypes are not reachable by a global name.
  const nameless = [async () => undefined, function* () {}, [][Symbol.iterator](), new Map().entries()];
  for (const value of nameless) Object.freeze(Object.getPrototypeOf(value));
  Object.freeze(Object.getPrototypeOf(Uint8Array.prototype));
}
