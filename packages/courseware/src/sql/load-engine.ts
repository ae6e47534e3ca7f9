/// <reference path="./sql-js.d.ts" />
import initSqlJs, { type SqlJsDatabase } from 'sql.js';

/** SQLite in WebAssembly. Its databases live in memory, and each one is new and empty. */
export interface SqlEngine {
  readonly open: () => SqlJsDatabase;
}

/** In the browser `wasmUrl` says where the engine's second file is; Node finds it by itself. */
export async function loadEngine(wasmUrl?: string): Promise<SqlEngine> {
  const { Database } = await initSqlJs(wasmUrl === undefined ? {} : { locateFile: () => wasmUrl });
  return { open: () => new Database() };
}
