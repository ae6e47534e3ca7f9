import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { addLearner, LESSON_REPORTS, reported, type TestLearner } from '../../../test/test-learner.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(test.database.db, { id: 'tc', isInWriting: true });
});
afterAll(() => test.close());

async function enrolledLearner(): Promise<TestLearner> {
  const learner = await addLearner(test);
  await learner.enrol('tc');
  return learner;
}

/** What a browser fetches after the response, with the grant that came with it. */
async function documentsOf(reader: TestLearner, lessonId: string) {
  const answer = await reader.get(`/api/lessons/${lessonId}`);
  const cookie = [answer.headers['set-cookie']].flat().map((header) => header?.split(';', 1)[0]);
  const read = async (hash: string): Promise<unknown> =>
    (await reader.get(`/documents/${hash}`, cookie.join('; '))).json();
  const { document, outline } = answer.json();
  return { document: await read(document), outline: await read(outline) };
}

describe('the page of a lesson', () => {
  it('has the own state, what is done in the course, and the names of its documents', async () => {
    const learner = await enrolledLearner();
    await learner.report(
      ...LESSON_REPORTS.a('tc'),
      reported('tc-a', 'lesson-studied', { seconds: 5, place: 480 }),
    );
    const answer = await learner.get('/api/lessons/tc-a');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: 'tc-a',
      courseId: 'tc',
      document: expect.stringMatching(/^[\w-]{16}$/),
      outline: expect.stringMatching(/^[\w-]{16}$/),
      isEnrolled: true,
      isCourseOpen: true,
      done: ['tc-a'],
      state: {
        isCompleted: true,
        isRead: true,
        place: 480,
        answeredChecks: ['tc-a-1', 'tc-a-2'],
        exerciseTries: 0,
        isExercisePassed: false,
        studiedSeconds: 125,
      },
      writings: [],
    });
  });

  it('leads to its text, checks with their answers, and the outline', async () => {
    const learner = await enrolledLearner();
    expect(await documentsOf(learner, 'tc-a')).toEqual({
      document: {
        id: 'tc-a',
        courseId: 'tc',
        courseTitle: 'Course tc',
        moduleTitle: 'Module tc-one',
        title: 'Lesson a',
        minutes: 10,
        sizeBytes: 1000,
        objectives: ['Do it'],
        blocks: [
          { kind: 'html', html: '<p>Text.</p>' },
          { kind: 'check', id: 'tc-a-1' },
          { kind: 'check', id: 'tc-a-2' },
          { kind: 'note', id: 'thoughts' },
          expect.objectContaining({ kind: 'reveal', id: 'reasons' }),
        ],
        checks: [
          expect.objectContaining({ id: 'tc-a-1', kind: 'one', options: expect.any(Array) }),
          expect.anything(),
        ],
        exercise: null,
        isPreview: true,
      },
      outline: {
        courseId: 'tc',
        modules: [
          {
            id: 'tc-one',
            title: 'Module tc-one',
            lessons: [
              expect.objectContaining({ id: 'tc-a', isPreview: true }),
              expect.objectContaining({ id: 'tc-b', isPreview: false }),
            ],
            assessment: { id: 'tc-one-assessment', title: 'Assessment of tc-one' },
          },
          expect.objectContaining({
            lessons: [
              { id: 'tc-c', title: 'Lesson c', minutes: 10, isPreview: false, document: expect.any(String) },
              { id: 'tc-d', title: 'Lesson d', minutes: null, isPreview: false, document: null },
            ],
          }),
        ],
        glossary: null,
      },
    });
  });

  it('has the exercise without its solution', async () => {
    const learner = await enrolledLearner();
    const { document } = await documentsOf(learner, 'tc-b');
    expect(document).toMatchObject({ exercise: { id: 'tc-b-exercise', starter: 'x = 1' } });
    expect(JSON.stringify(document)).not.toMatch(/x = 2|solution/);
  });

  it.each([
    ['/api/lessons/tc-b', 403, 'Enrol in the course to read this lesson.'],
    ['/api/lessons/tc-d', 404, 'This lesson is coming soon.'],
    ['/api/lessons/tc-gone', 404, 'We can’t find this lesson.'],
    ['/api/lessons/nowhere', 404, 'We can’t find this lesson.'],
  ])('at %s refuses a reader without a place with %i', async (url, status, sentence) => {
    const reader = await addLearner(test);
    const answer = await reader.get(url);
    expect([answer.statusCode, answer.body]).toEqual([status, sentence]);
  });

  it('opens a preview to everybody, and says that the rest of the course is closed', async () => {
    const reader = await addLearner(test);
    const answer = await reader.get('/api/lessons/tc-a');
    expect(answer.json()).toMatchObject({ isEnrolled: false, isCourseOpen: false });
    expect((await documentsOf(reader, 'tc-a')).document).toMatchObject({ id: 'tc-a', isPreview: true });
  });

  it.each(['trainer', 'administrator'] as const)('opens every lesson to a %s', async (role) => {
    const teacher = await addLearner(test, role);
    expect((await teacher.get('/api/lessons/tc-b')).json()).toMatchObject({
      isEnrolled: false,
      isCourseOpen: true,
    });
    expect((await documentsOf(teacher, 'tc-b')).document).toMatchObject({ id: 'tc-b' });
    expect((await teacher.get('/api/lessons/tc-b/solution')).json()).toEqual({ solution: 'x = 2' });
  });

  it('API-19 is refused when signed out', async () => {
    expect((await test.call('GET', '/api/lessons/tc-a')).statusCode).toBe(401);
  });
});

describe('the solution of an exercise', () => {
  const tried = (isPassed: boolean) => reported('tc-b', 'exercise-tried', { isPassed });

  it('is shown after three tries', async () => {
    const learner = await enrolledLearner();
    await learner.report(tried(false), tried(false));
    const early = await learner.get('/api/lessons/tc-b/solution');
    expect([early.statusCode, early.body]).toEqual([
      403,
      'Try the exercise three times first. The hints help.',
    ]);
    await learner.report(tried(false));
    expect((await learner.get('/api/lessons/tc-b/solution')).json()).toEqual({ solution: 'x = 2' });
  });

  it('is shown when the exercise is passed', async () => {
    const learner = await enrolledLearner();
    await learner.report(tried(true));
    expect((await learner.get('/api/lessons/tc-b/solution')).statusCode).toBe(200);
  });

  it('is not shown without a place, nor where there is no exercise', async () => {
    const [reader, learner] = [await addLearner(test), await enrolledLearner()];
    expect((await reader.get('/api/lessons/tc-b/solution')).statusCode).toBe(403);
    expect((await learner.get('/api/lessons/tc-a/solution')).statusCode).toBe(404);
  });
});

describe('what a learner writes into a lesson', () => {
  const write = (learner: TestLearner, text: string, writtenAt: string, slot = 'notes') =>
    learner.put(`/api/lessons/tc-b/writings/${slot}`, { text, writtenAt });

  it('of two devices the one stays that was written last, whichever arrives last', async () => {
    const learner = await enrolledLearner();
    const [morning, later] = ['2026-11-15T08:00:00.000Z', '2026-11-15T09:00:00.000Z'];
    expect((await write(learner, 'later', later)).json()).toEqual({ text: 'later', writtenAt: later });
    expect((await write(learner, 'earlier', morning)).json()).toEqual({ text: 'later', writtenAt: later });
    expect((await write(learner, 'corrected', later)).json()).toEqual({
      text: 'corrected',
      writtenAt: later,
    });
    expect((await learner.get('/api/lessons/tc-b')).json().writings).toEqual([
      { slot: 'notes', text: 'corrected', writtenAt: later },
    ]);
  });

  it('with a clock that is ahead does not win for ever', async () => {
    const learner = await enrolledLearner();
    const kept = await write(learner, 'from the future', '2036-01-01T00:00:00Z');
    expect(kept.json().writtenAt).toBe('2026-11-15T12:00:00.000Z');
    expect((await write(learner, 'now', '2026-11-15T12:00:00Z')).json().text).toBe('now');
  });

  it('has a place for notes, for code and for each box of the lesson', async () => {
    const learner = await enrolledLearner();
    const at = '2026-11-15T08:00:00Z';
    for (const slot of ['notes', 'code', 'note-thoughts', 'note-reasons'])
      expect((await write(learner, 'x', at, slot)).statusCode).toBe(200);
    expect((await write(learner, 'x', at, 'note-elsewhere')).statusCode).toBe(404);
    expect((await write(learner, 'x', at, 'diary')).statusCode).toBe(400);
    expect((await write(learner, 'x'.repeat(20_001), at)).statusCode).toBe(400);
  });

  it("API-19 is nobody else's, and needs a place in the course", async () => {
    const [learner, other, reader] = [
      await enrolledLearner(),
      await enrolledLearner(),
      await addLearner(test),
    ];
    await write(learner, 'mine', '2026-11-15T08:00:00Z');
    expect((await other.get('/api/lessons/tc-b')).json().writings).toEqual([]);
    expect((await write(reader, 'no', '2026-11-15T08:00:00Z')).statusCode).toBe(403);
  });
});
