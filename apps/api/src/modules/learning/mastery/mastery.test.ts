import type { Answer } from '@academy/contract';
import type { AttemptAnswer } from '@academy/contract/learning/assessments';
import { DAILY_CARDS } from '@academy/domain/learning/reviews';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { addLearner, LESSON_REPORTS, reported, type TestLearner } from '../../../test/test-learner.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(test.database.db, { id: 'ma' });
});
afterAll(() => test.close());

type Mastery = Answer<'GET /api/progress/skills'>;
const masteryOf = async (learner: TestLearner) => (await learner.get('/api/progress/skills')).json<Mastery>();
const skillOf = async (learner: TestLearner, skill: string) =>
  (await masteryOf(learner)).find((mastery) => mastery.skill === skill);

async function enrolled(): Promise<TestLearner> {
  const learner = await addLearner(test);
  await learner.enrol('ma');
  return learner;
}

/** Submits an attempt, with 42 to the first `right` questions; 42 is the answer to each. */
async function attempt(learner: TestLearner, right: number): Promise<void> {
  const begun = (await learner.post('/api/assessments/ma-one-assessment/attempts')).json<AttemptAnswer>();
  const answers = Object.fromEntries(
    begun.items.map(({ id }, index) => [id, { kind: 'number', value: index < right ? 42 : 0 }]),
  );
  const handedIn = await learner.post(`/api/assessment-attempts/${begun.attemptId}/answers`, { answers });
  expect([handedIn.statusCode, handedIn.json().right]).toEqual([200, right]);
}

describe('how well a skill is known', () => {
  it('PATH-20 is new for every skill before anything was shown, with a course to begin with', async () => {
    const skills = await masteryOf(await addLearner(test));
    expect(skills).toHaveLength(6);
    for (const { level, heldBack, evidence } of skills) {
      expect([level, heldBack]).toEqual(['new', null]);
      expect(evidence).toEqual({
        checks: { right: 0, answered: 0 },
        mended: 0,
        graded: { right: 0, asked: 0 },
        cards: { reviewed: 0, held: 0, due: 0 },
        lastOn: null,
      });
    }
    expect(skills.find(({ skill }) => skill === 'Python')?.next).toMatchObject({ kind: 'course' });
  });

  it('leads to the next lesson of an own course that teaches the skill', async () => {
    expect((await skillOf(await enrolled(), 'Mathematics'))?.next).toEqual({
      kind: 'lesson',
      courseId: 'ma',
      lessonId: 'ma-c',
      title: 'Lesson c',
    });
  });

  it('counts checks by their first try, each for the skills of its lesson, and a missed one to review', async () => {
    const learner = await enrolled();
    await learner.report(...LESSON_REPORTS.a('ma'));
    expect(await skillOf(learner, 'Python')).toMatchObject({
      level: 'learning',
      evidence: {
        checks: { right: 1, answered: 2 },
        cards: { reviewed: 0, held: 0, due: 1 },
        lastOn: '2026-11-15',
      },
      next: { kind: 'review' },
    });
    expect((await skillOf(learner, 'Mathematics'))?.level).toBe('new');
  });

  it('counts a missed check as mended when a review brings it back', async () => {
    const learner = await enrolled();
    await learner.report(...LESSON_REPORTS.a('ma'));
    await learner.report(
      reported('ma-a', 'card-reviewed', { cardId: 'check:ma-a-2', grade: 'good', seconds: 9 }),
    );
    expect((await skillOf(learner, 'Python'))?.evidence).toMatchObject({
      checks: { right: 1, answered: 2 },
      mended: 1,
      cards: { reviewed: 1, held: 1, due: 0 },
    });
  });

  it('counts the questions of the last attempt at an assessment by the lesson of each', async () => {
    const learner = await enrolled();
    await attempt(learner, 4);
    expect((await skillOf(learner, 'Python'))?.evidence.graded).toEqual({ right: 4, asked: 5 });
    test.moveClock(60 * 60_000);
    await attempt(learner, 2);
    expect((await skillOf(learner, 'Python'))?.evidence.graded).toEqual({ right: 2, asked: 5 });
    expect((await skillOf(learner, 'Mathematics'))?.evidence.graded).toEqual({ right: 0, asked: 0 });
  });

  it('lets the cards of a completed lesson wait for a review', async () => {
    const learner = await enrolled();
    await learner.report(...LESSON_REPORTS.c('ma'));
    expect(await skillOf(learner, 'Mathematics')).toMatchObject({
      evidence: { checks: { right: 1, answered: 1 }, cards: { reviewed: 0, due: 12 } },
      next: { kind: 'review' },
    });
  });

  it('leads on to a lesson once the cards of the day are done', async () => {
    const learner = await enrolled();
    await learner.report(...LESSON_REPORTS.c('ma'));
    for (let card = 1; card <= DAILY_CARDS; card += 1)
      await learner.report(
        reported('ma-c', 'card-reviewed', { cardId: `card-${card}`, grade: 'good', seconds: 5 }),
      );
    const skill = await skillOf(learner, 'Mathematics');
    expect(skill?.evidence.cards).toMatchObject({ reviewed: DAILY_CARDS, due: 2 });
    expect(skill?.next).not.toEqual({ kind: 'review' });
  });

  it('API-19 is the own alone, and nothing for nobody', async () => {
    expect((await skillOf(await enrolled(), 'Python'))?.level).toBe('new');
    expect((await test.call('GET', '/api/progress/skills')).statusCode).toBe(401);
  });
});
