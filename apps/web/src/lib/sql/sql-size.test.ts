import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { SQL_WASM_BYTES } from './sql-size.ts';

// Another size is another version: then the sizes that the page shows have to be measured again, too.
it('names the size of the SQLite that is installed', () => {
  const { resolve } = createRequire(import.meta.url);
  expect(statSync(resolve('sql.js/dist/sql-wasm.wasm')).size).toBe(SQL_WASM_BYTES);
});
