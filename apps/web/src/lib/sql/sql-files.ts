// A separate module, so that only courses with SQL load and keep it.
import wasmUrl from 'sql.js/dist/sql-wasm.wasm?url';

export const startSqlWorker = (): Worker =>
  new Worker(new URL('./sql-worker.ts', import.meta.url), { type: 'module' });

export const SQL_WASM_URL: string = wasmUrl;
