import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** MicroPython's binary from the installed package. */
export const readMicroPython = (): Promise<Uint8Array> =>
  readFile(resolve('@micropython/micropython-webassembly-pyscript/micropython.wasm'));

/** SQLite's binary from the installed package. */
export const readSqlite = (): Promise<Uint8Array> => readFile(resolve('sql.js/dist/sql-wasm.wasm'));
