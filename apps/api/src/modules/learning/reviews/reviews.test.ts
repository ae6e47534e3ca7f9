import type { Answer } from '@academy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { addLearner, LESSON_REPORTS, reported, type TestLearner } from '../../../test/test-learner.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(test.database.db, { id: 'rv' });
});
afterAll(() => test.close());

type Queue = Answer<'GET /api/reviews/today'>;
const queueOf = async (learner: TestLearner) => (await learner.get('/api/reviews/today')).json<Queue>();
const idsOf = ({ cards }: Queue) => cards.map(({ lessonId, cardId }) => `${lessonId}/${cardId}`);

async function enrolled(): Promise<TestLearner> {
  const learner = await addLearner(test);
  await learner.enrol('rv');
  return learner;
}
const review = (lessonId: string, cardId: string, grade: 'again' | 'hard' | 'good', occurredAt?: string) =>
  reported(lessonId, 'card-reviewed', { cardId, grade, seconds: 20, ...(occurredAt && { occurredAt }) });

describe('the cards of today', () => {
  it('are none before something was completed or missed', async () => {
    expect(await queueOf(await enrolled())).toEqual({ cards: [], doneToday: 0, waiting: 0 });
  });

  it('hold a check that was missed, with all that it takes to answer it without a network', async () => {
    const learner = await enrolled();
    await learner.report(reported('rv-a', 'check-answered', { checkId: 'rv-a-2', isRight: false }));
    await learner.report(reported('rv-a', 'check-answered', { checkId: 'rv-a-1', isRight: true }));
    expect((await queueOf(learner)).cards).toEqual([
      {
        kind: 'check',
        lessonId: 'rv-a',
        courseId: 'rv',
        lessonTitle: 'Lesson a',
        cardId: 'check:rv-a-2',
        question: expect.objectContaining({ id: 'rv-a-2' }),
      },
    ]);
  });

  it('hold the cards of a completed lesson, ten of them in a day', async () => {
    const learner = await enrolled();
    await learner.report(...LESSON_REPORTS.c('rv'));
    const queue = await queueOf(learner);
    expect(queue).toMatchObject({ doneToday: 0, waiting: 2 });
    expect(queue.cards[0]).toMatchObject({ kind: 'card', frontHtml: '<p>Front of card-1</p>' });
    expect(queue.cards).toHaveLength(10);
    await learner.report(...queue.cards.map(({ lessonId, cardId }) => review(lessonId, cardId, 'good')));
    expect(await queueOf(learner)).toEqual({ cards: [], doneToday: 10, waiting: 2 });
  });

  it('bring back on the next day what was forgotten, before cards that are new', async () => {
    const learner = await enrolled();
    await learner.report(...LESSON_REPORTS.c('rv'));
    await learner.report(
      review('rv-c', 'card-7', 'again', '2026-11-13T12:00:00Z'),
      review('rv-c', 'card-8', 'good', '2026-11-13T12:01:00Z'),
    );
    const ids = idsOf(await queueOf(learner));
    expect(ids[0]).toBe('rv-c/card-7');
    expect(ids).not.toContain('rv-c/card-8');
    expect(ids).toContain('rv-c/card-1');
  });

  it('are only of lessons that the learner may read', async () => {
    const learner = await enrolled();
    await learner.report(...LESSON_REPORTS.c('rv'));
    await test.database.pool.query('delete from enrolments where user_id = $1', [learner.id]);
    expect(await queueOf(learner)).toMatchObject({ cards: [], waiting: 0 });
  });
});

describe('a review', () => {
  it('counts once, however often it is sent, and as learning of its day', async () => {
    const learner = await enrolled();
    const event = review('rv-c', 'card-1', 'good');
    expect((await learner.report(event)).json()).toMatchObject({ recorded: 1, streak: { current: 1 } });
    expect((await learner.report(event)).json()).toMatchObject({ recorded: 0, known: [event.id] });
    const { rows } = await test.database.pool.query(
      'select answers, answered_on::text, due_on > answered_on as later from review_cards where user_id = $1',
      [learner.id],
    );
    expect(rows).toEqual([
      {
        answers: [{ at: '2026-11-15T12:00:00.000Z', grade: 'good' }],
        answered_on: '2026-11-15',
        later: true,
      },
    ]);
    expect((await learner.get('/api/user/analytics')).json()).toMatchObject({ streak: 1 });
  });

  it.each([
    ['of a card that the lesson has not', { cardId: 'nowhere', grade: 'good' as const }, 'unknown-card'],
    [
      'of a check that the lesson has not',
      { cardId: 'check:nowhere', grade: 'good' as const },
      'unknown-card',
    ],
    ['without a grade', { cardId: 'card-1' }, 'incomplete'],
    ['without a card', { grade: 'good' as const }, 'incomplete'],
  ])('%s is refused', async (_, report, code) => {
    const learner = await enrolled();
    const answer = (await learner.report(reported('rv-c', 'card-reviewed', report))).json();
    expect(answer).toMatchObject({ recorded: 0, refused: [{ code }] });
  });
});
