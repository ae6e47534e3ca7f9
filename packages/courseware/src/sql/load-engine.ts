/// <reference path="./sql-js.d.ts" />
import initSqlJs, { type SqlJs, type SqlJsDatabase, type SqlJsImports, type SqlJsOptions } from 'sql.js';
import { guardedImports } from '../wasm/guarded-imports.ts';
import { webAssembly } from '../wasm/web-assembly.ts';
import { engineImports } from './engine-imports.ts';

/** SQLite in WebAssembly. Its databases are in memory, and each one is new and empty. */
export interface SqlEngine {
  readonly open: () => SqlJsDatabase;
  /** A query has called a refused function: the engine is in an unknown state, and every later run fails. */
  readonly isSpent: () => boolean;
  readonly spend: () => void;
}

/** `wasm` is SQLite's binary: the caller fetches or reads it, since nothing in here can. */
export async function loadEngine(wasm: Uint8Array): Promise<SqlEngine> {
  const module = await webAssembly.compile(wasm);
  const { Database } = await new Promise<SqlJs>((resolve, reject) => {
    // sql.js waits forever for an instance that cannot be created.
    const instantiate = async (offered: SqlJsImports) =>
      webAssembly.instantiate(module, guardedImports(module, engineImports(offered.a)));
    const options: SqlJsOptions = {
      instantiateWasm: (offered, receive) => {
        instantiate(offered).then(receive).catch(reject);
        return {};
      },
      // The engine's own input and output, which no query uses.
      stdin: () => null,
      print: () => undefined,
      printErr: () => undefined,
    };
    initSqlJs(options).then(resolve, reject);
  });
  let isSpent = false;
  return {
    open: () => new Database(),
    isSpent: () => isSpent,
    spend: () => {
      isSpent = true;
    },
  };
}
