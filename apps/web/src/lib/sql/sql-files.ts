// A part of its own, so that only courses with SQL pay for it and keep it.
import wasmUrl from 'sql.js/dist/sql-wasm.wasm?url';

export const startSqlWorker = (): Worker =>
  new Worker(new URL('./sql-worker.ts', import.meta.url), { type: 'module' });

export const SQL_WASM_URL: string = wasmUrl;
