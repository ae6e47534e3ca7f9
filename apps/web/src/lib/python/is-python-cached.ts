import wasmUrl from '@micropython/micropython-webassembly-pyscript/micropython.wasm?url';

/** Whether an earlier visit has left Python on this device, so that loading it costs nothing. */
export async function isPythonCached(): Promise<boolean> {
  // Caches are missing on plain http, which a test host on a local network may be.
  if (!('caches' in globalThis)) return false;
  return (await caches.match(wasmUrl).catch(() => undefined)) !== undefined;
}
