import { describe, expect, it } from 'vitest';
import type { WrittenLesson } from '../courseware.ts';
import { writeContent } from '../test/content-fixture.ts';
import { readCourseware } from './read-courseware.ts';

async function readFixture() {
  return await readCourseware(await writeContent());
}

describe('content without a fault', () => {
  it('has none', async () => {
    expect((await readFixture()).faults).toEqual([]);
  });

  it('becomes courses in the order of the catalogue', async () => {
    const { courses } = (await readFixture()).courseware;
    expect(courses.map(({ id, order }) => [id, order])).toEqual([
      ['first', 1],
      ['second', 2],
    ]);
    expect(courses[0]).toMatchObject({
      title: 'First',
      level: 'Beginner',
      priceInRand: 1500,
      intakeMonday: 2,
      track: { id: 'foundations', place: 1 },
      category: null,
      isFeatured: false,
      skills: { Python: 5 },
      careers: { core: ['ai-engineer'], useful: [] },
      final: { id: 'fi-final', pick: 1 },
      project: { id: 'fi-project', briefHtml: '<p>Make a <strong>card</strong>.</p>' },
    });
    expect(courses[1]).toMatchObject({ prerequisites: ['first'], final: null, project: null });
  });

  it('becomes lessons, of which the first written one is the preview', async () => {
    const { courses } = (await readFixture()).courseware;
    const [module] = courses[0]?.modules ?? [];
    expect(module).toMatchObject({ id: 'fi-one', order: 1, priceInRand: null, hours: 2 });
    expect(module?.lessons).toMatchObject([
      { kind: 'written', id: 'fi-adding', order: 1, isPreview: true },
      { kind: 'planned', id: 'fi-later', order: 2, title: 'Later', idea: 'Comes later.' },
      { kind: 'written', id: 'fi-telling', order: 3, isPreview: false },
    ]);
  });

  it('becomes blocks, with checks, exercise and note where they stand', async () => {
    const { courses } = (await readFixture()).courseware;
    const lesson = courses[0]?.modules[0]?.lessons[0] as WrittenLesson;
    expect(lesson.blocks.map(({ kind }) => kind)).toEqual(['html', 'check', 'exercise', 'note']);
    expect(lesson.blocks[0]).toMatchObject({ html: expect.stringContaining('<h2 id="your-turn">') });
    expect(lesson.checks.map(({ id }) => id)).toEqual(['sum']);
    expect(lesson.exercise).toMatchObject({ id: 'double', uses: ['stats'] });
    expect(lesson.plainText).toMatch(/^Ten words of text .* Your turn$/);
    expect(lesson.questions).toHaveLength(3);
    expect(lesson.sizeBytes).toBeGreaterThan(300);
  });

  it('puts the last part of the text before an exercise into its card, and nowhere else', async () => {
    const folder = await writeContent([
      [
        'courses/first/one/adding.md',
        '::exercise[double]',
        'This stays.\n\n## Double it\n\nFirst read.\n\nThen double `n`.\n\n::exercise[double]',
      ],
    ]);
    const { courseware } = await readCourseware(folder);
    const lesson = courseware.courses[0]?.modules[0]?.lessons[0] as WrittenLesson;
    expect(lesson.blocks.slice(2, 4)).toEqual([
      { kind: 'html', html: '<p>This stays.</p>' },
      {
        kind: 'exercise',
        id: 'double',
        taskHtml: '<h2 id="double-it">Double it</h2>\n<p>First read.</p>\n<p>Then double <code>n</code>.</p>',
      },
    ]);
    expect(lesson.plainText).toContain('This stays. Double it First read. Then double n.');
  });

  it('leads from lesson to lesson', async () => {
    const { courses } = (await readFixture()).courseware;
    expect(JSON.stringify(courses[0]?.modules[0]?.lessons[2])).toContain(
      'href=\\"/course/first/lesson/fi-adding\\"',
    );
  });

  it('gives options ids that do not tell which one is right', async () => {
    const { courses } = (await readFixture()).courseware;
    const lesson = courses[0]?.modules[0]?.lessons[0] as WrittenLesson;
    expect(lesson.checks[0]).toMatchObject({
      options: [
        { id: '2', html: '2', isRight: true, whyHtml: 'Yes.' },
        { id: '1', html: '11', isRight: false },
        { id: '0', html: '1', isRight: false },
      ],
    });
  });

  it('keeps items with the lesson to revisit, and steps in the right order', async () => {
    const { final } = (await readFixture()).courseware.courses[0] ?? {};
    expect(final?.items[0]).toMatchObject({
      lesson: 'fi-adding',
      question: {
        kind: 'order',
        steps: [
          { id: '0', html: 'one' },
          { id: '2', html: 'two' },
          { id: '1', html: 'three' },
        ],
      },
    });
  });

  it('names instructors, pilot courses and the sources of the helper modules', async () => {
    const { instructors, pilotCourses, helpers } = (await readFixture()).courseware;
    expect(instructors.map(({ id }) => id)).toEqual(['johan-van-wyk']);
    expect(pilotCourses).toEqual([{ id: 'pilot-hello', title: 'Hello', hours: 2 }]);
    expect(helpers.stats).toContain('def mean');
  });

  it('lists the programs that must be proven', async () => {
    const { programs } = await readFixture();
    expect(programs.map(({ kind, file, line }) => [kind, file, line])).toEqual([
      ['exercise', 'courses/first/one/adding.yaml', 10],
      ['output', 'courses/first/one/assessment.yaml', 7],
      ['code', 'courses/first/final.yaml', 7],
    ]);
  });
});
