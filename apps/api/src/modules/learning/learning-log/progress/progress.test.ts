import type { CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import { SKILLS } from '@academy/domain/catalogue/courses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import { addLearner, LESSON_REPORTS, reported } from '../../../../test/test-learner.ts';
import { lockLearner } from '../projections/version-guard.store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(test.database.db, { id: 'tc', isInWriting: true });
});
afterAll(() => test.close());

describe('taking a place in a course', () => {
  it('is confirmed by mail with title and address, once', async () => {
    const learner = await addLearner(test);
    const enrolled = await learner.enrol('tc');
    expect([enrolled.statusCode, enrolled.json()]).toEqual([
      201,
      { courseId: 'tc', enrolledAt: '2026-11-15T12:00:00.000Z', unlocked: [] },
    ]);
    const again = await learner.takePlace('tc');
    expect([again.statusCode, again.body]).toEqual([409, "You're already registered for this course."]);
    const { rows } = await test.database.pool.query(
      'select subject, body from outbox_mails where recipient = $1',
      [learner.email],
    );
    expect(rows).toEqual([
      {
        subject: 'Your place in Course tc',
        body: expect.stringContaining('http://academy.example/course/tc'),
      },
    ]);
  });

  it('answers the same again under the same key, and sends one mail', async () => {
    const learner = await addLearner(test);
    const enrol = () => learner.takePlace('tc', { 'idempotency-key': 'once' });
    const [first, second] = [await enrol(), await enrol()];
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    const { rows } = await test.database.pool.query('select from outbox_mails where recipient = $1', [
      learner.email,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('is free in early access, and keeps the quote that was shown', async () => {
    const learner = await addLearner(test);
    const { quote } = (await learner.get('/api/courses/tc')).json<CourseDetailAnswer>();
    expect((await learner.enrol('tc')).statusCode).toBe(201);
    const { rows } = await test.database.pool.query(
      'select quote_id, quoted_price, access from enrolments where user_id = $1',
      [learner.id],
    );
    expect(rows).toEqual([{ quote_id: quote.id, quoted_price: quote.price, access: 'early-access' }]);
  });

  it('is refused under a quote that is no longer the one, until it is asked again', async () => {
    const learner = await addLearner(test);
    const answer = await learner.post('/api/courses/tc/enrolments', { quoteId: 'yesterdays' });
    expect([answer.statusCode, answer.body]).toEqual([
      409,
      'The price of this course has just changed. Please look at it again before you enrol.',
    ]);
    expect((await learner.enrol('tc')).statusCode).toBe(201);
  });

  it('tells people with a place so, whatever the price is now', async () => {
    const learner = await addLearner(test);
    await learner.enrol('tc');
    const answer = await learner.post('/api/courses/tc/enrolments', { quoteId: 'yesterdays' });
    expect(answer.body).toBe("You're already registered for this course.");
  });

  it('says in its mail how many lessons are open, and promises no more', async () => {
    const learner = await addLearner(test);
    await learner.enrol('tc');
    const { rows } = await test.database.pool.query('select body from outbox_mails where recipient = $1', [
      learner.email,
    ]);
    expect(rows[0].body).toContain('3 of its 4 lessons are open, and the rest are coming soon.');
    expect(rows[0].body).toContain('nothing was charged');
    expect(rows[0].body).not.toMatch(/offline|without a connection/);
  });

  it('gives one place to five requests at once', async () => {
    const learner = await addLearner(test);
    const answers = await Promise.all(Array.from({ length: 5 }, () => learner.takePlace('tc')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('is refused for a course that does not exist, and when signed out', async () => {
    const learner = await addLearner(test);
    expect((await learner.post('/api/courses/nothing/enrolments', { quoteId: 'any' })).statusCode).toBe(404);
    expect(
      (await test.call('POST', '/api/courses/tc/enrolments', { body: { quoteId: 'any' } })).statusCode,
    ).toBe(401);
  });
});

describe('progress', () => {
  it('PATH-22 API-24 of a new account is zero everywhere', async () => {
    const learner = await addLearner(test);
    expect((await learner.get('/api/progress/user')).json()).toEqual({
      coursesCompleted: 0,
      tracks: ['foundations', 'machine-learning', 'specialization'].map((trackId) => ({
        trackId,
        percent: 0,
      })),
      courses: [],
      skills: SKILLS.map((skill) => ({ skill, level: 0 })),
      streak: { current: 0, longest: 0, lastActivity: null, weeklyGoal: 5, weeklyProgress: 0 },
    });
    expect((await learner.get('/api/user/analytics')).json()).toEqual({
      coursesCompleted: 0,
      totalCourses: 0,
      studyHours: 0,
      averageScore: 0,
      streak: 0,
      skillsAcquired: [],
      weeklyProgress: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'].map((week) => ({ week, hours: 0, completion: 0 })),
    });
  });

  it('PATH-22 follows what is learned, and stays with a course in writing below 100', async () => {
    const learner = await addLearner(test);
    await learner.enrol('tc');
    await learner.report(...LESSON_REPORTS.a('tc'));
    const { courses, skills } = (await learner.get('/api/progress/user')).json();
    // One of four lessons, two assessments, final and project.
    expect(courses).toEqual([
      {
        courseId: 'tc',
        isEnrolled: true,
        percent: 12,
        completedAt: null,
        resumeLessonId: 'tc-b',
        nextGradedId: null,
        lastAt: '2026-11-15T12:00:00.000Z',
      },
    ]);
    // 20 points, of which 40 % by four lessons.
    expect(skills).toContainEqual({ skill: 'Python', level: 2 });
    await learner.report(...LESSON_REPORTS.b('tc'), ...LESSON_REPORTS.c('tc'));
    expect((await learner.get('/api/courses/tc/progress')).json()).toMatchObject({
      percent: 37,
      completedModules: [],
      isProjectPassed: false,
      recognisedPercent: 0,
      lessons: [
        { lessonId: 'tc-a', isCompleted: true, place: 0 },
        { lessonId: 'tc-b', isCompleted: true, place: 0 },
        { lessonId: 'tc-c', isCompleted: true, place: 0 },
      ],
      assessments: [
        { assessmentId: 'tc-one-assessment', bestPercent: null, isPassed: false, nextAttemptAt: null },
        { assessmentId: 'tc-two-assessment', bestPercent: null, isPassed: false, nextAttemptAt: null },
        { assessmentId: 'tc-final', bestPercent: null, isPassed: false, nextAttemptAt: null },
      ],
    });
  });

  it('resumes at the newest action, though an older one arrives later', async () => {
    const learner = await addLearner(test);
    await learner.enrol('tc');
    await learner.report(reported('tc-c', 'lesson-studied', { seconds: 30, place: 250 }));
    await learner.report(reported('tc-b', 'lesson-opened', { occurredAt: '2026-11-15T09:00:00Z' }));
    expect((await learner.get('/api/courses/tc/progress')).json()).toMatchObject({
      resumeLessonId: 'tc-c',
      nextGradedId: null,
      lessons: [{ lessonId: 'tc-b' }, { lessonId: 'tc-c', place: 250 }],
    });
  });

  it('continues with the first lesson that is not completed, also after a look back', async () => {
    const learner = await addLearner(test);
    const resume = async () => (await learner.get('/api/courses/tc/progress')).json().resumeLessonId;
    await learner.report(...LESSON_REPORTS.a('tc'));
    // Only the preview may be read without a place.
    expect(await resume()).toBe('tc-a');
    await learner.enrol('tc');
    expect(await resume()).toBe('tc-b');
    await learner.report(...LESSON_REPORTS.b('tc'));
    test.moveClock(60_000);
    await learner.report(reported('tc-a', 'lesson-opened', { occurredAt: '2026-11-15T12:01:00Z' }));
    expect(await resume()).toBe('tc-c');
    test.moveClock(-60_000);
  });

  it('has the average of the best attempts at what is passed: a try that fails lowers nothing', async () => {
    const learner = await addLearner(test);
    const average = async () => (await learner.get('/api/user/analytics')).json().averageScore;
    const handedIn = async (assessmentId: string, right: number) => {
      await lockLearner(test.database.db, learner.id);
      await test.database.pool.query(
        `insert into assessment_attempts
           (user_id, assessment_id, items, started_at, submitted_at, answers, right_count, total, is_passed)
         values ($1, $2, '[]', now(), now(), '{}', $3, 10, $3 > 8)`,
        [learner.id, assessmentId, right],
      );
    };
    await handedIn('tc-one-assessment', 4);
    expect(await average()).toBe(0);
    for (const right of [9, 10, 2]) await handedIn('tc-one-assessment', right);
    expect(await average()).toBe(100);
    await handedIn('tc-two-assessment', 3);
    expect(await average()).toBe(100);
    await handedIn('tc-two-assessment', 9);
    expect(await average()).toBe(95);
  });

  it('shows hours and completed lessons by weeks that begin on Sunday', async () => {
    const learner = await addLearner(test);
    await learner.enrol('tc');
    const quarters = (lastEnds: string, count: number) =>
      Array.from({ length: count }, (_, index) =>
        reported('tc-b', 'lesson-studied', {
          seconds: 900,
          occurredAt: new Date(Date.parse(lastEnds) - index * 900_000).toISOString(),
        }),
      );
    await learner.report(
      // Saturday until midnight in South Africa, and the first 28 minutes of Sunday.
      ...quarters('2026-11-14T21:59:59.999Z', 6),
      reported('tc-b', 'lesson-studied', { seconds: 840, occurredAt: '2026-11-14T22:14:00Z' }),
      reported('tc-b', 'lesson-studied', { seconds: 840, occurredAt: '2026-11-14T22:28:00Z' }),
      ...LESSON_REPORTS.a('tc'),
    );
    const { weeklyProgress, studyHours } = (await learner.get('/api/user/analytics')).json();
    expect(studyHours).toBe(2);
    expect(weeklyProgress.slice(-2)).toEqual([
      { week: 'W5', hours: 1.5, completion: 0 },
      { week: 'W6', hours: 0.5, completion: 1 },
    ]);
  });

  it.each(['/api/progress/user', '/api/user/analytics', '/api/courses/tc/progress'])(
    'API-19 at %s is refused when signed out',
    async (url) => {
      expect((await test.call('GET', url)).statusCode).toBe(401);
    },
  );

  it('of a course that does not exist is 404', async () => {
    const learner = await addLearner(test);
    expect((await learner.get('/api/courses/nothing/progress')).statusCode).toBe(404);
  });
});
