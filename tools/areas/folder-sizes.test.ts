import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles } from '../project-files.ts';

const MOST_FILES = 15;

/** The same in every module of the api and every feature of the web, so nobody has to look for them. */
const FACES = [
  /^apps\/api\/src\/modules\/[^/]+\/[^/]+\/(index|module|tables|personal-data)\.ts$/,
  /^apps\/web\/src\/features\/[^/]+\/[^/]+\/(index|feature)\.tsx?$/,
];

/** Folders that may hold more, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'apps/api/src/database/migrations': 'one list, in the order in which they run',
  'packages/assistant/src/training/hearing/examples': 'data: one text for each writer, read as a whole',
};

function filesByFolder(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const file of projectFiles('apps', 'packages', 'screens', 'e2e', 'tools')) {
    if (/\.(test|spec|screen)\.tsx?$/.test(file) || FACES.some((face) => face.test(file))) continue;
    const folder = dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

const counts = filesByFolder();

it(`no folder holds more than ${MOST_FILES} files besides tests`, () => {
  const tooLarge = [...counts]
    .filter(([folder]) => !(folder in EXCEPTIONS))
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} has ${count} files: move what belongs together into a subfolder`);
  expect(tooLarge).toEqual([]);
});

it('has an exception only for folders that need one', () => {
  expect(Object.keys(EXCEPTIONS).filter((folder) => (counts.get(folder) ?? 0) <= MOST_FILES)).toEqual([]);
});
