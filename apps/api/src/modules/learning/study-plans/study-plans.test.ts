import type { Answer } from '@academy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';

const COURSE = 'machine-learning-foundations';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
});
afterAll(() => academy.close());

const make = (who: TestLearner, hoursPerWeek: number, courseId: string | null = COURSE) =>
  who.put('/api/study-plan', { hoursPerWeek, courseId });
const planOf = async (who: TestLearner) =>
  (await who.get('/api/study-plan')).json<Answer<'GET /api/study-plan'>>().plan;
async function planned(hoursPerWeek: number) {
  const learner = await addLearner(academy);
  await learner.takePlace(COURSE);
  expect((await make(learner, hoursPerWeek)).statusCode).toBe(204);
  const plan = await planOf(learner);
  if (!plan) throw new Error('There is no plan.');
  return { learner, plan };
}

describe('a study plan', () => {
  it('is kept, dates every module, and begins with the first lesson of the course', async () => {
    const { plan } = await planned(5);
    expect(plan).toMatchObject({
      courseId: COURSE,
      courseTitle: 'Machine Learning Foundations',
      hoursPerWeek: 5,
      pace: { kind: 'on-time', days: 0 },
    });
    expect(plan.promisedOn).toBe(plan.endsOn);
    expect(plan.thisWeek[0]?.href).toMatch(new RegExp(`^/course/${COURSE}/lesson/`));
    const days = plan.modules.map(({ endsOn }) => endsOn);
    expect(days).toEqual([...days].sort());
    expect(days.at(-1)).toBe(plan.endsOn);
  });

  it('takes twice as long with half the hours', async () => {
    const [slow, fast] = [(await planned(2)).plan, (await planned(4)).plan];
    const daysOf = ({ endsOn }: { endsOn: string }) =>
      (Date.parse(endsOn) - Date.parse('2026-11-15')) / 86_400_000;
    expect(Math.abs(daysOf(slow) - 2 * daysOf(fast))).toBeLessThanOrEqual(1);
  });

  it.each([
    ['falls behind', -10, 'behind'],
    ['runs ahead of', 4, 'ahead'],
  ])('moves when the learner %s what it promised', async (_, days, kind) => {
    const { learner, plan } = await planned(3);
    await academy.database.pool.query(
      'update study_plans set promised_on = promised_on + $2::int where user_id = $1',
      [learner.id, days],
    );
    expect(await planOf(learner)).toMatchObject({
      endsOn: plan.endsOn,
      pace: { kind, days: Math.abs(days) },
    });
  });

  it('covers all courses with a place where none is named', async () => {
    const learner = await addLearner(academy);
    await learner.takePlace(COURSE);
    await learner.takePlace('prompting-and-ai-at-work');
    expect((await make(learner, 4, null)).statusCode).toBe(204);
    const titles = new Set((await planOf(learner))?.modules.map(({ courseTitle }) => courseTitle));
    expect(titles.size).toBe(2);
  });

  it('needs a place, and half hours within reason', async () => {
    const learner = await addLearner(academy);
    const refused = await make(learner, 3);
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      'Take a place in a course first, then we can plan it.',
    ]);
    for (const hours of [0, 0.3, 41]) expect((await make(learner, hours)).statusCode).toBe(400);
    expect(await planOf(learner)).toBeNull();
  });

  it('is the learner’s own, and can be dropped', async () => {
    const { learner } = await planned(3);
    expect(await planOf(await addLearner(academy))).toBeNull();
    expect((await learner.delete('/api/study-plan')).statusCode).toBe(204);
    expect(await planOf(learner)).toBeNull();
  });

  it('is in the personal calendar with the end of each module', async () => {
    const { learner, plan } = await planned(3);
    const { url } = (await learner.post('/api/calendar-feed')).json();
    const feed = await academy.call('GET', String(url).replace('http://academy.example', ''));
    const text = feed.body.replaceAll('\r\n ', '');
    expect(text.match(/UID:plan-/g)).toHaveLength(plan.modules.length);
    const [first] = plan.modules;
    expect(text).toContain(`DTSTART:${first?.endsOn.replaceAll('-', '')}T150000Z`);
    expect(text).toContain('URL:http://academy.example/learning-path');
  });
});
