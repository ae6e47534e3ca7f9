import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';

const MOST_FILES = 15;

/** Folders that may hold more, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'apps/api/src/database/migrations': 'one list, in the order in which they run',
  'apps/api/src/database/tables':
    'one file for the tables of each module, compared with the database as a whole',
  'apps/api/src/modules/assistant/agents/hearing/examples': 'data: one text for each writer, read as a whole',
};

/** Not grouped yet: the number of files that each may hold until then. */
const NOT_GROUPED_YET: Readonly<Record<string, number>> = {
  'apps/web': 18,
  'apps/web/src/app/shell': 23,
  'apps/web/src/dev-ui': 18,
  'apps/web/src/features/accounts/identity': 21,
  'apps/web/src/features/admissions/waitlist': 18,
  'apps/web/src/features/assistant/agents': 32,
  'apps/web/src/features/catalogue/search': 17,
  'apps/web/src/features/commerce/payments': 16,
  'apps/web/src/features/learning/assessments': 28,
  'apps/web/src/features/learning/learning-tracks/map': 20,
  'apps/web/src/features/learning/lessons/explorables': 30,
  'apps/web/src/features/learning/project-reviews': 18,
  'apps/web/src/features/overview/home': 19,
  'apps/web/src/features/overview/operations': 21,
  'apps/web/src/features/rewards/achievements': 17,
  'apps/web/src/features/teaching/events': 19,
  'apps/web/src/features/teaching/students': 22,
  'apps/web/src/lib/answers': 22,
  'apps/web/src/lib/pages': 16,
  'apps/web/src/styles': 22,
  'apps/web/src/ui/overlays': 19,
  e2e: 17,
  'screens/room': 18,
};

function filesByFolder(): ReadonlyMap<string, number> {
  const tracked = execFileSync('git', ['ls-files', 'apps', 'packages', 'screens', 'e2e', 'tools'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  const counts = new Map<string, number>();
  for (const file of tracked.trim().split('\n')) {
    if (/\.(test|spec|screen)\.tsx?$/.test(file)) continue;
    const folder = dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

const counts = filesByFolder();

it(`no folder holds more than ${MOST_FILES} files besides tests`, () => {
  const tooLarge = [...counts]
    .filter(([folder]) => !(folder in EXCEPTIONS))
    .filter(([folder, count]) => count > (NOT_GROUPED_YET[folder] ?? MOST_FILES))
    .map(([folder, count]) => `${folder}: ${count}`);
  expect(tooLarge).toEqual([]);
});

it('has an exception only for folders that need one', () => {
  expect(Object.keys(EXCEPTIONS).filter((folder) => (counts.get(folder) ?? 0) <= MOST_FILES)).toEqual([]);
});
