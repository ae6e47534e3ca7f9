import { expect, it, onTestFinished } from 'vitest';
import { CONTENT } from '../test/content-fixture.ts';
import type { DeskTask } from './desk-task.ts';
import { ReadingDesk } from './reading-desk.ts';

const LESSON = 'courses/first/one/adding.md';

function task(change: Readonly<Record<string, string>> = {}): DeskTask {
  const working = new Map(Object.entries({ ...CONTENT, ...change }));
  return {
    working,
    published: new Map(),
    wanted: { courseId: 'first', order: 1, file: LESSON },
    around: {
      lessons: new Map(),
      ids: new Map(),
      prerequisites: new Map(),
      instructors: new Set(['johan-van-wyk']),
    },
  };
}

it('a text that takes too long to read has a fault, and those who wait behind it are served', async () => {
  const desk = new ReadingDesk();
  onTestFinished(() => desk.close());
  // Each line is short enough; together they are one paragraph of tags that never close.
  const tags = Array.from({ length: 30 }, () => '<a '.repeat(1600)).join('\n');
  const [slow, next] = await Promise.all([
    desk.read(task({ [LESSON]: `${CONTENT[LESSON]}\n\n${tags}\n` })),
    desk.read(task()),
  ]);
  expect(slow.course).toBeNull();
  expect(slow.faults).toEqual([
    { file: LESSON, line: 1, message: expect.stringContaining('This takes too long to read.') },
  ]);
  expect(next.faults).toEqual([]);
  expect(next.course?.id).toBe('first');
});
