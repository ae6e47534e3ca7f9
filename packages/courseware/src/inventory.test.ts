import { expect, it } from 'vitest';
import { inventoryOf, inventoryTable, totalOf } from './inventory.ts';
import { readCourseware } from './read/read-courseware.ts';
import { writeContent } from './test/content-fixture.ts';

const readCourses = async () => (await readCourseware(await writeContent())).courseware.courses;

it('counts what there is of a course and what is still to come', async () => {
  const [first, second] = (await readCourses()).map(inventoryOf);
  expect(first).toMatchObject({
    course: 'first',
    modules: 1,
    lessons: 2,
    checks: 1,
    items: 4,
    exercises: 1,
    explorables: 0,
    lessonsToCome: 1,
    othersToCome: 0,
  });
  expect(first?.words).toBe(926);
  expect(first?.bytes).toBeGreaterThan(600);
  // A module's assessment, the final and the project.
  expect(second).toMatchObject({ lessons: 0, words: 0, bytes: 0, lessonsToCome: 1, othersToCome: 3 });
});

it('adds courses up, with the mean over all their sentences', async () => {
  const [first, second] = (await readCourses()).map(inventoryOf);
  const total = totalOf([first, second].filter((inventory) => inventory !== undefined));
  expect(total).toMatchObject({
    course: '2 courses',
    modules: 2,
    lessons: 2,
    lessonsToCome: 2,
    othersToCome: 3,
  });
  expect(total.wordsInSentences).toBe(first?.wordsInSentences);
});

it('is a table with a line for each course and one for all', async () => {
  const lines = inventoryTable(await readCourses()).split('\n');
  expect(lines.map((line) => line.split(/ {2,}/)[0])).toEqual(['course', 'first', 'second', '2 courses']);
  expect(lines[1]).toMatch(/ {2}1 lessons, 0 assessments or projects$/);
  expect(lines[2]).toMatch(/ - {2}1 lessons, 3 assessments or projects$/);
});
