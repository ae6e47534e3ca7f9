import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';

const MOST_LINES = 60;

const contributing = readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8');
const blocks = [...contributing.matchAll(/```ts\n\/\/ (\+ )?(\S+\.ts)[^\n]*\n([\s\S]*?)```/g)].map(
  ([, isAdded, path = '', text = '']) => ({
    isAdded: isAdded !== undefined,
    file: join(projectRoot, path),
    text: text.trim(),
  }),
);
/** The files of the example as they would be written; those with a plus exist already, and get a line more. */
const files = new Map(
  blocks.map(({ isAdded, file, text }) => [file, isAdded ? `${readFileSync(file, 'utf8')}${text}\n` : text]),
);

/** Runs the compiler on the project with the files of the example in it. */
function compile(): readonly string[] {
  const read = ts.readConfigFile(join(projectRoot, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, projectRoot);
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, directoryExists, realpath, getSourceFile } = host;
  // In node_modules workspaces are links.
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
  const lines = blocks.flatMap(({ text }) => text.split('\n').filter((line) => line.trim() !== ''));
  expect(files.size).toBeGreaterThan(3);
  expect(lines.length).toBeLessThan(MOST_LINES);
  expect(compile()).toEqual([]);
});
