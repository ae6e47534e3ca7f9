import { expect, it } from 'vitest';
import type { WrittenLesson } from '../../courseware.ts';
import { writeContent } from '../../test/content-fixture.ts';
import { faultOf, LESSON } from '../../test/faults-of.ts';
import { readCourseware } from '../read-courseware.ts';

const withSum = (sum: string) => `minutes: 15\nsums: ["1 + 1 == 2", "${sum}"]`;

it.each([
  ['3 * 4 == 12', null],
  ['round(100 / 3, 2) == 33.33', null],
  ['3 * 4 == 13', 'This sum is wrong: 3 * 4 == 13.'],
  ['3 * 4', 'A sum says what it comes to, such as 3 * 4 == 12.'],
  ['price * 4 == 12', 'A sum has numbers only, but this one has "price".'],
  ['3 * == 12', '"==" stands where a number should be.'],
])('computes "%s"', async (sum, message) => {
  expect(await faultOf(LESSON, 'minutes: 15', withSum(sum))).toEqual(
    message === null ? [] : [`${LESSON}:6 ${message}`],
  );
});

it('keeps the sums to itself', async () => {
  const folder = await writeContent([[LESSON, 'minutes: 15', withSum('2 + 2 == 4')]]);
  const { courseware } = await readCourseware(folder);
  const lesson = courseware.courses[0]?.modules[0]?.lessons[0] as WrittenLesson;
  expect(lesson).not.toHaveProperty('sums');
});
