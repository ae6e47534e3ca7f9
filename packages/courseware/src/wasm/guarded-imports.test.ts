import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { readMicroPython, readSqlite } from '../sandbox/read-engine.ts';
import { guardedImports, RefusedCallError } from './guarded-imports.ts';
import { type WasmFunction, webAssembly } from './web-assembly.ts';

/** A binary that imports env.known, env.other and exports `run`, which calls `other`. */
const BINARY = new Uint8Array([
  ...[0, 97, 115, 109, 1, 0, 0, 0],
  ...[1, 4, 1, 0x60, 0, 0],
  ...[2, 25, 2, 3, ...text('env'), 5, ...text('known'), 0, 0, 3, ...text('env'), 5, ...text('other'), 0, 0],
  ...[3, 2, 1, 0],
  ...[7, 7, 1, 3, ...text('run'), 0, 2],
  ...[10, 6, 1, 4, 0, 0x10, 1, 0x0b],
]);

function text(value: string): number[] {
  return [...Buffer.from(value)];
}

describe('the imports of an engine', () => {
  it('that are on no list fail the load', async () => {
    const module = await webAssembly.compile(BINARY);
    const known: Record<string, WasmFunction> = { known: () => undefined };
    expect(() => guardedImports(module, { allowed: known, refused: [] })).toThrow('env.other');
  });

  it('that are refused end the program that calls them', async () => {
    const module = await webAssembly.compile(BINARY);
    const imports = guardedImports(module, { allowed: { known: () => undefined }, refused: ['other'] });
    const { exports } = await webAssembly.instantiate(module, imports);
    expect(() => (exports.run as () => void)()).toThrow(RefusedCallError);
  });

  it('are not found on the prototype of a list', async () => {
    const module = await webAssembly.compile(BINARY);
    const allowed = Object.create({ other: () => undefined }, { known: { value: () => undefined } });
    expect(() => guardedImports(module, { allowed, refused: [] })).toThrow('env.other');
  });
});

// Their import lists were written for these files; another version has to be reviewed first.
describe('the engines that are installed', () => {
  const { resolve } = createRequire(import.meta.url);
  const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

  it('are those whose imports were read', async () => {
    expect({
      micropython: digest(await readMicroPython()),
      sqlite: digest(await readSqlite()),
      glueOfSqlite: digest(await readFile(resolve('sql.js/dist/sql-wasm.js'))),
    }).toEqual({
      micropython: '06338c955b03c570',
      sqlite: '38c14f6e379210bc',
      glueOfSqlite: 'f1c84000dbc856c9',
    });
  });
});
