import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CACHED_ROWS } from '../../apps/api/src/process-memory/cached-rows.ts';
import { OTHER_STATE } from '../../apps/api/src/process-memory/other-state.ts';
import { projectFiles } from '../project-files.ts';
import { projectRoot } from '../project-root.mjs';
import { findState, type State } from './find-state.ts';

const REGISTER = 'apps/api/src/process-memory';
const API = 'apps/api/src/';

const sourcesIn = (...folders: readonly string[]) =>
  projectFiles(...folders)
    .filter((file) => /\/src\/.*\.ts$/.test(file) && !/\.test\.|\/test\//.test(file))
    .map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')] as const);

const classesOf = (states: readonly State[]) => states.flatMap(({ className }) => className ?? []);

const ofPackages = sourcesIn('packages').flatMap(([file, text]) => findState(file, text));
const ofApi = sourcesIn('apps/api').map(([file, text]) => [file.slice(API.length), text] as const);

const isContainer = ({ file }: State) => OTHER_STATE[file]?.kind === 'container';
const containers = ofApi.flatMap(([file, text]) => findState(file, text)).filter(isContainer);
/** Whoever makes one of these decides what it holds. */
const held = new Set([...classesOf(containers), ...classesOf(ofPackages)]);

const found = [
  ...ofApi.flatMap(([file, text]) => findState(file, text, held)),
  ...ofPackages.filter(({ isOfModule }) => isOfModule),
];

const ofRows = Object.values(CACHED_ROWS).flatMap(({ files }): readonly string[] => files);
const listed = [...ofRows, ...Object.keys(OTHER_STATE)];

it('everything that a process keeps in memory has a row in the register', () => {
  const unlisted = found
    .filter(({ file }) => !listed.includes(file))
    .map(
      ({ file, line, name }) =>
        `${file}:${line} keeps "${name}" after its call has returned. If it holds rows that another server may change, add it to ` +
        `${REGISTER}/cached-rows.ts with the longest time until it shows the change; otherwise to ${REGISTER}/other-state.ts.`,
    );
  expect(found.length).toBeGreaterThan(100);
  expect(unlisted).toEqual([]);
});

it('the register names no file twice, and none that keeps nothing', () => {
  expect(listed.filter((file, place) => listed.indexOf(file) !== place)).toEqual([]);
  const keeping = new Set(found.map(({ file }) => file));
  expect(listed.filter((file) => !keeping.has(file))).toEqual([]);
});
