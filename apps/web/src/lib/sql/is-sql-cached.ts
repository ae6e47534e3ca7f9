/** Whether an earlier visit has left SQLite on this device, so that loading it costs nothing. */
export async function isSqlCached(): Promise<boolean> {
  // Caches are missing on plain http, which a test host on a local network may be.
  if (!('caches' in globalThis)) return false;
  const cached = import('./sql-files.ts').then(({ SQL_WASM_URL }) => caches.match(SQL_WASM_URL));
  return (await cached.catch(() => undefined)) !== undefined;
}
