import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../project-root.mjs';
import { findMutants, type Mutant } from './find-mutants.ts';

const DOMAIN = 'packages/domain/src';

const isTest = (file: string) => file.endsWith('.test.ts') || file.includes('/test/');

/** All files of the domain, including tests and their fixtures. */
export function domainFiles(): string[] {
  return globSync(`${DOMAIN}/**/*.ts`, { cwd: projectRoot }).sort();
}

/** The sources at or below a path, relative to the project's folder or to the domain's. */
export function sourcesAt(place: string, files: readonly string[]): string[] {
  const path = place.replace(/^\.?\//, '').replace(/\/$/, '');
  const full = path === '' || path.startsWith(DOMAIN) ? path : `${DOMAIN}/${path}`;
  return files.filter((file) => {
    if (isTest(file)) return false;
    return full === '' || file === full || file === `${full}.ts` || file.startsWith(`${full}/`);
  });
}

export function mutantsOf(files: readonly string[]): Mutant[] {
  const configuration = ts.readConfigFile(join(projectRoot, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(configuration.config, ts.sys, projectRoot);
  const program = ts.createProgram(
    files.map((file) => join(projectRoot, file)),
    options,
  );
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(join(projectRoot, file));
    return source ? findMutants(source, checker, file) : [];
  });
}
