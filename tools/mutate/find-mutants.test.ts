import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findMutants, mutatedText } from './find-mutants.ts';

/** The built-in types that TypeScript requires, without reading its own library each time. */
const LIBRARY = `interface Array<T> { length: number; [index: number]: T }
interface Boolean {} interface CallableFunction {} interface Function { length: number } interface IArguments {}
interface NewableFunction {} interface Number {} interface Object {} interface RegExp {} interface String {}`;

/** The whole text after each mutation. */
function mutationsOf(text: string): string[] {
  const texts: Record<string, string> = { 'library.d.ts': LIBRARY, 'rule.ts': text };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    fileExists: (name) => name in texts,
    getSourceFile: (name) => ts.createSourceFile(name, texts[name] ?? '', ts.ScriptTarget.Latest, true),
  };
  const program = ts.createProgram(Object.keys(texts), { strict: true, noLib: true }, host);
  const source = program.getSourceFile('rule.ts');
  if (!source) throw new Error('The program has no rule.');
  return findMutants(source, program.getTypeChecker(), 'rule.ts').map((mutant) => mutatedText(text, mutant));
}

const declared = 'declare const a: number, b: number, s: string, is: boolean; declare function f(): void;\n';
const changes = (code: string) =>
  mutationsOf(declared + code).map((mutated) => mutated.slice(declared.length));

describe('mutants', () => {
  it.each([
    ['a comparison, at its boundary and turned round', 'a < b;', ['a <= b;', 'a >= b;']],
    ['an equality', 'a === b;', ['a !== b;']],
    ['a conjunction', 'is && !is;', ['is || !is;', 'is && is;']],
    ['a sum', 'a + b;', ['a - b;']],
    ['a product', 'a * b;', ['a / b;']],
    ['a truth value', 'is === true;', ['is !== true;', 'is === false;']],
    ['a number by one, both ways', 'f.length * 7;', ['f.length / 7;', 'f.length * 8;', 'f.length * 6;']],
    ['a zero', 'x(0);', [';', 'x(1);', 'x((-1));']],
    ['a condition without an operator', 'is ? a : b;', ['!(is) ? a : b;']],
    ['a list that is returned', 'function g() { return [a]; }', ['function g() { return []; }']],
    ['a text that an arrow function gives', 'const g = () => s;', ["const g = () => '';"]],
    ['a call for its effect', 'f();', [';']],
  ])('change %s', (_, code, expected) => {
    expect(changes(code)).toEqual(expected);
  });

  it.each([
    ['text that is put together', "s + '!';"],
    ['types', 'type Level = 1 | 2; interface Flags { on: true }'],
    ['names of properties', 'const words = { 400: s };'],
    ['an import', "import { x } from './x.ts';"],
    ['an empty result', 'function g(): string[] { return []; }'],
  ])('leave %s alone', (_, code) => {
    expect(changes(code)).toEqual([]);
  });
});
