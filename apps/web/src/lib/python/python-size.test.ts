import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { WASM_BYTES } from './python-size.ts';

// Another size is another version: then the sizes that the page shows have to be measured again, too.
it('names the size of the interpreter that is installed', () => {
  const { resolve } = createRequire(import.meta.url);
  const file = resolve('@micropython/micropython-webassembly-pyscript/micropython.wasm');
  expect(statSync(file).size).toBe(WASM_BYTES);
});
