import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';

const MOST_LINES = 60;

const contributing = readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8');
/** The files of the example, by their path. */
const files = new Map(
  [...contributing.matchAll(/```ts\n\/\/ (\S+\.ts)[^\n]*\n([\s\S]*?)```/g)].map(
    ([, path = '', text = '']) => [join(projectRoot, path), text.trim()],
  ),
);

/** The compiler, on the project with the files of the example in it. */
function compile(): readonly string[] {
  const read = ts.readConfigFile(join(projectRoot, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, projectRoot);
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, directoryExists, realpath, getSourceFile } = host;
  // Workspaces are links there.
  const placeOf = (path: string) => path.replace('/node_modules/@academy/', '/packages/');
  const isFolder = (path: string) => [...files.keys()].some((file) => file.startsWith(`${placeOf(path)}/`));
  host.readFile = (file) => files.get(placeOf(file)) ?? readFile(file);
  host.fileExists = (file) => files.has(placeOf(file)) || fileExists(file);
  host.directoryExists = (folder) => isFolder(folder) || (directoryExists?.(folder) ?? false);
  host.realpath = (path) => (files.has(placeOf(path)) ? placeOf(path) : (realpath?.(path) ?? path));
  host.getSourceFile = (file, language, ...rest) => {
    const text = files.get(file);
    return text === undefined
      ? getSourceFile(file, language, ...rest)
      : ts.createSourceFile(file, text, language);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) return [`${file} was not read`];
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}

it(`the example of a module in CONTRIBUTING.md compiles, in under ${MOST_LINES} lines`, () => {
  const lines = [...files.values()].flatMap((text) => text.split('\n').filter((line) => line.trim() !== ''));
  expect(files.size).toBeGreaterThan(3);
  expect(lines.length).toBeLessThan(MOST_LINES);
  expect(compile()).toEqual([]);
});
