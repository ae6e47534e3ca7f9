import { describe, expect, it } from 'vitest';
import { findState } from './find-state.ts';

const namesIn = (source: string, held: readonly string[] = []) =>
  findState('file.ts', source, new Set(held)).map(({ name }) => name);

describe('what a process keeps after a call has returned', () => {
  it.each([
    ['a variable of the module', 'let known = null; export const read = () => (known ??= load());', 'known'],
    ['a map of the module', 'const known = new Map(); export function keep(a) { known.set(a, 1); }', 'known'],
    ['a list of the module', 'const known = []; export function keep(a) { known.push(a); }', 'known'],
    [
      'an object of the module',
      'const state = { at: 0 }; export function keep() { state.at += 1; }',
      'state',
    ],
    ['a field', 'class A { #known = null; read() { this.#known = 1; } }', '#known'],
    [
      'a field that holds a map',
      'class A { readonly #known = new Map(); keep(a) { this.#known.set(a, 1); } }',
      '#known',
    ],
    [
      'a map that the constructor makes',
      'class A { readonly #known; constructor() { this.#known = new Map(); } keep(a) { this.#known.set(a, 1); } }',
      '#known',
    ],
    [
      'an object with a key for each',
      'class A { readonly #known = {}; keep(a) { this.#known[a] = 1; } }',
      '#known',
    ],
    ['a static field', 'class A { static #last = 0; next() { A.#last += 1; } }', '#last'],
    ['a public field that anybody may write', 'export class A { count = 0; }', 'count'],
    [
      'a variable around a function that is returned',
      'function make() { let known; return () => (known ??= 1); }',
      'known',
    ],
    [
      'a variable around a method that is returned',
      'function make() { let known; return { read() { known = 1; } }; }',
      'known',
    ],
    [
      'a variable that an inner function changes for one that is returned',
      'function make() { let at = 0; function step() { at += 1; } const twice = () => { step(); }; return { twice }; }',
      'at',
    ],
    [
      'a map that a handler fills',
      "function serve(app) { const known = new Map(); app.get('/', (request) => { known.set(request.id, 1); }); }",
      'known',
    ],
    ['a map that another module fills', 'export const known = new Map();', 'known'],
    [
      'a map that a function fills',
      'class A { readonly #known = new Map(); keep(a) { fill(this.#known, a); } }',
      '#known',
    ],
    ['a thread', 'const start = () => new Worker(FILE);', 'Worker'],
    ['a queue of another', 'const lanes = { one: pLimit(1) };', 'pLimit'],
    ['an object of a class that keeps something', 'const find = () => new Memory(read);', 'Memory'],
  ])('is %s', (_what, source, name) => {
    expect(namesIn(source, ['Memory'])).toEqual([name]);
  });

  it.each([
    ['an empty set that is read only', 'const NONE: ReadonlySet<string> = new Set();'],
    ['a table of the module', "const NAMES = new Set(['a', 'b']); export const has = (a) => NAMES.has(a);"],
    [
      'what the module itself has filled',
      'const table = new Map(); for (const row of ROWS) table.set(row.id, row);',
    ],
    [
      'a variable of the call',
      'function sum(list) { let all = 0; for (const one of list) all += one; return all; }',
    ],
    [
      'a variable that a list changes',
      'function sum(list) { let all = 0; list.forEach((one) => { all += one; }); return all; }',
    ],
    [
      'a variable that a promise of the call changes',
      'async function run() { let isDone = false; const work = go().finally(() => { isDone = true; }); await work; return isDone; }',
    ],
    [
      'a list that an inner function of the call fills',
      'function find(tree) { const found = []; const visit = (node) => { found.push(node); node.children.forEach(visit); }; visit(tree); return found; }',
    ],
    [
      'a field that only the constructor writes',
      'class A { readonly #parts; constructor(parts) { this.#parts = parts; } }',
    ],
    [
      'a name that hides one of the module',
      'const a = []; function make() { const a = []; a.push(1); return a; }',
    ],
    [
      'an object that somebody else has made',
      'function change(share) { const one = share.of(); return () => { one.at = 1; }; }',
    ],
  ])('is not %s', (_what, source) => {
    expect(namesIn(source)).toEqual([]);
  });
});
