import { expect, it } from 'vitest';
import { proveInTime } from './prove-in-time.ts';
import { readCourseware } from './read/read-courseware.ts';
import { type Change, writeContent } from './test/content-fixture.ts';

async function prove(...changes: Change[]) {
  const { programs, courseware } = await readCourseware(await writeContent(changes));
  const faults = await proveInTime(programs, courseware.helpers, 4000);
  return faults.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

it('finds nothing in programs that keep their promises', async () => {
  expect(await prove()).toEqual([]);
});

it('names a program that does not end, and proves the others all the same', async () => {
  const endless = await prove(
    ['courses/first/one/assessment.yaml', '      print(2)\n', '      while True: pass\n'],
    ['courses/first/final.yaml', 'return n / 2', 'return n'],
  );
  expect(endless).toEqual([
    'courses/first/one/assessment.yaml:7 This program does not end.',
    'courses/first/final.yaml:7 The solution does not pass: Four: half(4) does not give that.',
  ]);
});
