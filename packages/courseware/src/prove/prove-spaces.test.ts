import { expect, it } from 'vitest';
import { proveExercises } from '../prove-exercises.ts';
import { readCourseware } from '../read/read-courseware.ts';
import { writeContent } from '../test/content-fixture.ts';

const SIBLING = 'courses/first/one/adding.yaml';

async function faultsWith(test: string) {
  const folder = await writeContent([
    [SIBLING, 'return 2 * n\n', 'return 2 * n\n    print("Hello")\n'],
    [SIBLING, `"assert double(0) == 0, 'Expected 0.'"`, JSON.stringify(test)],
  ]);
  const { programs, courseware } = await readCourseware(folder);
  const faults = await proveExercises(programs, courseware.helpers);
  return faults.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

it('finds a test that refuses a space which nobody sees', async () => {
  expect(await faultsWith("assert printed == 'Hello\\n', 'Say Hello.'")).toEqual([
    `${SIBLING}:10 The test "Zero" refuses a spare space at the end of a line that is printed.`,
  ]);
});

it('accepts a test that looks at the words', async () => {
  expect(await faultsWith("assert printed.split() == ['Hello'], 'Say Hello.'")).toEqual([]);
});
