import { expect, it, onTestFinished } from 'vitest';
import { CONTENT } from '../test/content-fixture.ts';
import { CourseReaderThread } from './course-reader-thread.ts';
import type { ReaderTask } from './reader-task.ts';

const LESSON = 'courses/first/one/adding.md';

function task(change: Readonly<Record<string, string>> = {}): ReaderTask {
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

const JOHAN = { personId: 'johan' };
const LERATO = { personId: 'lerato' };

function openReader(): CourseReaderThread {
  const reader = new CourseReaderThread();
  onTestFinished(() => reader.close());
  return reader;
}

it('a text that takes too long to read has a fault, and those who wait behind it are served', async () => {
  const reader = openReader();
  // Each line is short enough; together they are one paragraph of images that never end, twenty times as long as an author
  // may send.
  const pictures = Array.from({ length: 320 }, () => '![ '.repeat(1600)).join('\n');
  const [slow, next] = await Promise.all([
    reader.read(task({ [LESSON]: `${CONTENT[LESSON]}\n\n${pictures}\n` }), JOHAN),
    reader.read(task(), LERATO),
  ]);
  expect(slow?.course).toBeNull();
  expect(slow?.faults).toEqual([
    { file: LESSON, line: 1, message: expect.stringContaining('This takes too long to read.') },
  ]);
  expect(next?.faults).toEqual([]);
  expect(next?.course?.id).toBe('first');
});

it('one person has two tasks at a time, and somebody else is served before their second', async () => {
  const reader = openReader();
  const finished: string[] = [];
  const read = async (person: { personId: string }) => {
    const result = await reader.read(task(), person);
    if (result) finished.push(person.personId);
    return result;
  };
  const [first, second, third, other] = await Promise.all([
    read(JOHAN),
    read(JOHAN),
    read(JOHAN),
    read(LERATO),
  ]);
  expect(third).toBeNull();
  expect([first, second, other].map((result) => result?.course?.id)).toEqual(['first', 'first', 'first']);
  expect(finished).toEqual(['johan', 'lerato', 'johan']);
  expect(await reader.read(task(), JOHAN)).not.toBeNull();
});

it('ten tasks wait, and the next one is refused at once', async () => {
  const reader = openReader();
  const all = Array.from({ length: 12 }, (_, index) => reader.read(task(), { personId: `person ${index}` }));
  expect(await all[11]).toBeNull();
  const results = await Promise.all(all.slice(0, 11));
  expect(results.map((result) => result?.course?.id)).toEqual(Array(11).fill('first'));
});

it('a task whose request has ended is not read, and its place is free', async () => {
  const reader = openReader();
  const request = new AbortController();
  const running = reader.read(task(), JOHAN);
  const gone = reader.read(task(), { ...JOHAN, signal: request.signal });
  const settled = expect(gone).rejects.toThrow('gone');
  expect(await reader.read(task(), JOHAN)).toBeNull();
  request.abort(new Error('gone'));
  await settled;
  const [first, again] = await Promise.all([running, reader.read(task(), JOHAN)]);
  expect([first?.course?.id, again?.course?.id]).toEqual(['first', 'first']);
  await expect(reader.read(task(), { ...JOHAN, signal: request.signal })).rejects.toThrow('gone');
});
