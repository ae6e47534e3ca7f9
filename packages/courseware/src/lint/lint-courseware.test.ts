import { expect, it } from 'vitest';
import { readCourseware } from '../read/read-courseware.ts';
import { filesInMemory } from '../source/content-files.ts';
import { CONTENT } from '../test/content-fixture.ts';
import { EXCEPTIONS_FILE } from './exceptions.ts';
import { lintCourseware } from './lint-courseware.ts';

const LESSONS = ['courses/first/one/adding.md', 'courses/first/one/telling.md'];

async function lint(exceptions: string) {
  const files = filesInMemory(new Map(Object.entries({ ...CONTENT, [EXCEPTIONS_FILE]: exceptions })));
  return await lintCourseware(files, await readCourseware(files));
}

it('reports the faults of files that are not excepted, without their rule', async () => {
  const { faults, stale } = await lint(`figure-in-lesson: [${LESSONS[0]}]\nmean-sentence: [${LESSONS[1]}]\n`);
  expect(faults).toEqual([
    { file: LESSONS[1], line: 1, message: 'A lesson needs at least one figure, or something to explore.' },
  ]);
  expect(stale).toEqual([]);
});

it('reports unused exceptions', async () => {
  const { faults, stale } = await lint(
    `figure-in-lesson: [${LESSONS.join(', ')}]\nmean-sentence: [${LESSONS.join(', ')}]\n`,
  );
  expect([faults, stale]).toEqual([[], [`mean-sentence: ${LESSONS[0]}`]]);
});

it('leaves a course alone that is being rewritten, as long as it needs that', async () => {
  const { faults, stale } = await lint('all-rules: [courses/first/, courses/second/]\n');
  expect([faults, stale]).toEqual([[], ['all-rules: courses/second/']]);
});

it('knows no other rules', async () => {
  expect((await lint('beauty: [a.md]\n')).faults).toContainEqual({
    file: EXCEPTIONS_FILE,
    line: 1,
    message: 'The field "beauty" is not known here.',
  });
});
