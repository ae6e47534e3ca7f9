import { describe, expect, it } from 'vitest';
import type { Change } from '../test/content-fixture.ts';
import { COURSE, faultOf, faultsOf, MODULE, SIBLING } from '../test/faults-of.ts';

describe('lists and files', () => {
  it('a listed lesson must exist', async () => {
    expect(await faultsOf([], { 'courses/first/one/telling.md': null })).toContain(
      'courses/first/one/telling.md:1 This file is missing.',
    );
  });

  it('a listed module must exist', async () => {
    expect(await faultOf(COURSE, '[one]', '[one, two]')).toEqual([
      'courses/first/two/module.yaml:1 This file is missing.',
    ]);
  });

  it.each([
    ['courses/first/one/extra.md', 'module.yaml'],
    ['courses/first/one/later.yaml', 'module.yaml'],
    ['courses/first/notes.txt', 'course.yaml'],
    ['courses/first/unlisted/module.yaml', 'course.yaml'],
  ])('%s, which is not listed, is refused', async (file, list) => {
    const place = file.replace(/\/module\.yaml$/, '');
    expect(await faultsOf([], { [file]: 'x' })).toEqual([`${place}:1 ${list} does not list this.`]);
  });

  it('a folder of a course must be in the catalogue, and a course of the catalogue must have its folder', async () => {
    expect(await faultsOf([], { 'courses/third/readme.txt': 'x' })).toEqual([
      'courses/third:1 catalogue.yaml does not list this course.',
    ]);
    expect(await faultsOf([], { 'courses/catalogue.yaml': 'courses: [first, second, third]' })).toEqual([
      'courses/third/course.yaml:1 This file is missing.',
    ]);
  });

  it('a lesson is listed once', async () => {
    expect(await faultOf(MODULE, '  - telling\n', '  - telling\n  - telling\n')).toContain(
      `${MODULE}:9 "telling" is listed twice.`,
    );
  });

  it('text that is not YAML is refused with its line', async () => {
    const [fault] = await faultOf(SIBLING, 'lesson: fi-adding', 'lesson: [fi-adding');
    expect(fault).toMatch(/^courses\/first\/one\/adding\.yaml:\d+ This is not readable YAML: /);
  });

  it('YAML that points to another value is refused with its line', async () => {
    const bomb = ['a: &a [1, 1]', 'b: &b [*a, *a]', 'c: [*b, *b]'].join('\n');
    expect(await faultOf(SIBLING, 'lesson: fi-adding', `lesson: fi-adding\n${bomb}`)).toEqual([
      `${SIBLING}:3 Write the value out instead of pointing to it with *a.`,
    ]);
  });

  it.each([
    ['`'.repeat(370), '"`" is repeated more than 100 times in a row here.'],
    ['<a '.repeat(23_000), 'This line is longer than 5000 characters. Break it into shorter ones.'],
  ])('a line that would keep a reader busy is refused: %.10s…', async (line, message) => {
    expect(await faultOf(SIBLING, 'lesson: fi-adding', `lesson: fi-adding\n# ${line}`)).toEqual([
      `${SIBLING}:2 ${message}`,
    ]);
  });

  it('more tags than can be read in time are refused with the line of the first too many', async () => {
    const line = `# ${'<a '.repeat(500)}`;
    const withLines = (count: number) => `lesson: fi-adding\n${Array(count).fill(line).join('\n')}`;
    expect(await faultOf(SIBLING, 'lesson: fi-adding', withLines(2))).toEqual([]);
    expect(await faultOf(SIBLING, 'lesson: fi-adding', withLines(4))).toEqual([
      `${SIBLING}:4 With this line the file has more than 1000 times "<". Write fewer of them.`,
    ]);
  });
});

describe('fields of a course and a module', () => {
  it.each([
    [COURSE, 'price: 1500', 'prize: 1500', 4, 'The field "prize" is not known here.'],
    [COURSE, 'title: First\n', '', 1, 'The field "title" is missing.'],
    [COURSE, 'hours: 10', 'hours: ten', 3, '"hours" must be a number.'],
    [COURSE, 'price: 1500', 'price: 99.5', 4, '"price" must be a whole number.'],
    [COURSE, 'Beginner', 'Easy', 2, '"level" must be one of: Beginner, Intermediate, Advanced.'],
    [
      COURSE,
      'summary: A course.',
      `summary: ${'xy'.repeat(81)}`,
      8,
      '"summary" has more than 160 characters.',
    ],
    [COURSE, '{Python: 5}', '{Cooking: 5}', 13, 'The field "Cooking" of skills is not known here.'],
    [
      COURSE,
      'featured: false',
      'featured: false\ncategory: 1',
      1,
      '"category" and "categoryPlace" go together.',
    ],
    [COURSE, '[johan-van-wyk]', '[jan]', 15, 'There is no instructor jan.'],
    [COURSE, 'useful: []', 'useful: [ai-engineer]', 14, 'ai-engineer is core and useful; choose one.'],
    [COURSE, 'prerequisites: []', 'prerequisites: [third]', 12, 'There is no course third.'],
    [
      MODULE,
      'id: fi-one',
      'id: Fi One',
      1,
      '"id" is not written as it must be (small letters, digits and hyphens).',
    ],
    [MODULE, ', idea: Comes later.', '', 7, 'The field "idea" is missing.'],
  ])('%s with %j as %j is refused', async (file, find, put, line, message) => {
    expect(await faultOf(file, find, put)).toContain(`${file}:${line} ${message}`);
  });

  it('an unknown career is refused with its entry', async () => {
    const [fault] = await faultOf(COURSE, '[ai-engineer]', '[baker]');
    expect(fault).toMatch(/course\.yaml:14 Entry 1 of "careers core" must be one of: ai-engineer, /);
  });

  it('courses that need each other are refused', async () => {
    const message = 'This course’s prerequisites lead back to itself.';
    expect(await faultOf(COURSE, 'prerequisites: []', 'prerequisites: [second]')).toEqual([
      `${COURSE}:12 ${message}`,
      `courses/second/course.yaml:12 ${message}`,
    ]);
  });
});

describe('ids', () => {
  it('are unique over all courses', async () => {
    expect(await faultOf(MODULE, 'id: fi-later', 'id: fi-telling')).toContain(
      `courses/first/one/telling.md:2 The id fi-telling is already used in ${MODULE}.`,
    );
  });

  it("begin with their course's letters", async () => {
    expect(await faultOf(MODULE, 'id: fi-later', 'id: xx-later')).toEqual([
      `${MODULE}:7 The id xx-later must begin with fi-, as this course does.`,
    ]);
  });

  it('of two courses begin with different letters', async () => {
    const file = 'courses/second/only/module.yaml';
    const changes: Change[] = [
      [file, 'id: se-only', 'id: fi-only'],
      [file, 'id: se-soon', 'id: fi-soon'],
    ];
    expect(await faultsOf(changes)).toEqual([
      'courses/second/course.yaml:1 The letters fi- belong to the course first.',
    ]);
  });

  it('of pilot courses are not used for a course', async () => {
    expect(await faultOf('pilot-courses.yaml', 'pilot-hello', 'first')).toEqual([
      'pilot-courses.yaml:1 The id first is already used by another course.',
    ]);
  });
});
