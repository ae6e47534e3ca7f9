import { posix } from 'node:path';
import ts from 'typescript';

const isTest = (file: string) => file.endsWith('.test.ts');

/** Finds the tests that load a file, directly or indirectly: first those of its folder, then the rest. */
export function relatedTests(texts: ReadonlyMap<string, string>): (file: string) => string[][] {
  const importers = new Map<string, string[]>();
  for (const [file, text] of texts) {
    for (const imported of importsOf(file, text)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return (file) => {
    const reached = new Set([file]);
    for (const current of reached) for (const importer of importers.get(current) ?? []) reached.add(importer);
    const tests = [...reached].filter(isTest);
    const isNear = (test: string) => posix.dirname(test) === posix.dirname(file);
    return [tests.filter(isNear), tests.filter((test) => !isNear(test))].filter(({ length }) => length > 0);
  };
}

function importsOf(file: string, text: string): string[] {
  return ts
    .preProcessFile(text)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => posix.join(posix.dirname(file), fileName));
}
