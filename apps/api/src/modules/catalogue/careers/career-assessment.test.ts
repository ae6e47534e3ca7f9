import type { Answer } from '@academy/contract';
import type { CareerResult } from '@academy/contract/catalogue/careers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';

const RESULTS = '/api/career-assessment/results';
let academy: TestApp;
let learner: TestLearner;
beforeAll(async () => {
  academy = await createTestApp();
  learner = await addLearner(academy);
});
afterAll(() => academy.close());

async function assessment(who = learner): Promise<Answer<'GET /api/career-assessment'>> {
  const answer = await who.get('/api/career-assessment');
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** Every question answered with the option at one position; the hours a week are chosen by id. */
async function answersAt(place: number, hours = 'six'): Promise<Record<string, string>> {
  const { questions } = await assessment();
  return Object.fromEntries(
    questions.map(({ id, options }) => [
      id,
      options.find((option) => option.id === hours)?.id ?? options[place % options.length]?.id ?? '',
    ]),
  );
}

async function take(answers: Record<string, string>, who = learner): Promise<CareerResult> {
  const answer = await who.post(RESULTS, { answers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('the career assessment', () => {
  it('CAREER-08 asks twelve questions and does not tell what an answer gives', async () => {
    const { intro, questions, result } = await assessment();
    expect(intro).not.toBe('');
    expect(questions).toHaveLength(12);
    expect(result).toBeNull();
    for (const { options } of questions)
      for (const option of options) expect(Object.keys(option)).toEqual(['id', 'text']);
  });

  it('CAREER-08 scores all eight careers, the best first, and suggests the three best with reasons', async () => {
    const answers = await answersAt(0);
    const { scores, best, ...rest } = await take(answers);
    expect(rest).toEqual({ takenAt: '2026-11-15T12:00:00.000Z', answers, hoursPerWeek: 6 });
    expect(scores).toHaveLength(8);
    const percents = scores.map(({ percent }) => percent);
    expect(percents).toEqual(percents.toSorted((one, other) => other - one));
    for (const { percent, parts } of scores)
      expect(parts.reduce((sum, part) => sum + part.percent, 0)).toBe(percent);
    expect(best.map(({ careerId, percent }) => [careerId, percent])).toEqual(
      scores.slice(0, 3).map(({ careerId, percent }) => [careerId, percent]),
    );
    for (const { reasons } of best) {
      expect(reasons.length).toBeGreaterThan(0);
      for (const reason of reasons) expect(reason).toMatch(/^You .*[a-z]\.$/);
    }
  });

  it('suggests no career that needs mathematics to somebody who would rather work without it', async () => {
    for (const place of [0, 1, 2, 3, 4]) {
      const { scores, best } = await take({ ...(await answersAt(place)), mathematics: 'words' });
      expect(scores).toHaveLength(8);
      expect(
        scores
          .slice(5)
          .map(({ careerId, lacks }) => [careerId, lacks])
          .sort(),
      ).toEqual([
        ['ai-researcher', 'Mathematics'],
        ['data-scientist', 'Mathematics'],
        ['ml-engineer', 'Mathematics'],
      ]);
      expect(best.map(({ careerId }) => careerId)).toEqual(
        scores.slice(0, 3).map(({ careerId }) => careerId),
      );
    }
    const { scores } = await take({ ...(await answersAt(0)), mathematics: 'rusty' });
    expect(scores.every(({ lacks }) => lacks === null)).toBe(true);
  });

  it('leads to the first core course, and counts its weeks', async () => {
    const { best } = await take(await answersAt(0, 'three'));
    for (const { firstCourse, weeksForFirstCourse } of best)
      expect(weeksForFirstCourse).toBe(Math.ceil((firstCourse?.hours ?? 0) / 3));
  });

  it('leads on to the next core course once the first is completed, and to none after the last', async () => {
    const {
      best: [before],
    } = await take(await answersAt(1));
    const { pool } = academy.database;
    const complete = (courseId: string | undefined) =>
      pool.query(
        `insert into course_progress (user_id, course_id, percent, completed_at) values ($1, $2, 100, now())
         on conflict do nothing`,
        [learner.id, courseId],
      );
    await complete(before?.firstCourse?.id);
    const { result } = await assessment();
    expect(result?.best[0]?.firstCourse?.id).not.toBe(before?.firstCourse?.id);
    expect(result?.best[0]).toMatchObject({ careerId: before?.careerId, percent: before?.percent });
    const { rows } = await pool.query('select id from courses where removed_at is null');
    for (const { id } of rows) await complete(id);
    expect((await assessment()).result?.best[0]).toMatchObject({
      firstCourse: null,
      weeksForFirstCourse: null,
    });
    await pool.query('delete from course_progress where user_id = $1', [learner.id]);
  });

  it('keeps the last result and replaces it by the next', async () => {
    const first = await take(await answersAt(0));
    expect((await assessment()).result).toEqual(first);
    academy.moveClock(60_000);
    const second = await take(await answersAt(2, 'ten'));
    expect(second).toMatchObject({ takenAt: '2026-11-15T12:01:00.000Z', hoursPerWeek: 10 });
    expect((await assessment()).result).toEqual(second);
  });

  it('refuses answers that are not complete, and keeps what was there', async () => {
    const before = (await assessment()).result;
    const { code, ...incomplete } = await answersAt(0);
    for (const answers of [
      {},
      incomplete,
      { ...incomplete, code: 'no-such-option' },
      { ...incomplete, code: '' },
    ]) {
      const answer = await learner.post(RESULTS, { answers });
      expect([answer.statusCode, answer.body]).toEqual([400, 'Please answer every question.']);
    }
    expect(code).toBeDefined();
    expect((await assessment()).result).toEqual(before);
  });

  it('refuses what is not a set of answers', async () => {
    for (const body of [{}, { answers: 'all' }, { answers: { code: 1 } }, { answers: {}, more: 1 }])
      expect((await learner.post(RESULTS, body)).statusCode).toBe(400);
  });

  it('keeps only what was asked', async () => {
    const answers = await answersAt(0);
    const result = await take({ ...answers, favourite: 'colour' });
    expect(result.answers).toEqual(answers);
  });

  it('answers the same to the same request under one key', async () => {
    const answers = await answersAt(3);
    const headers = { 'idempotency-key': 'b3f5c1de-8f0e-4b57-9d1c-1f2a3b4c5d6e' };
    const first = await learner.post(RESULTS, { answers }, headers);
    academy.moveClock(60_000);
    const second = await learner.post(RESULTS, { answers }, headers);
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
  });

  it('API-19 never gives the result of somebody else, and nothing to nobody', async () => {
    await take(await answersAt(0));
    expect((await assessment(await addLearner(academy))).result).toBeNull();
    expect((await academy.call('GET', '/api/career-assessment')).statusCode).toBe(401);
    expect((await academy.call('POST', RESULTS, { body: { answers: {} } })).statusCode).toBe(401);
  });

  it('can bring every career into the first three', async () => {
    const seen = new Set<string>();
    for (let place = 0; place < 5; place += 1)
      for (const shift of [0, 1, 2]) {
        const { questions } = await assessment();
        const answers = Object.fromEntries(
          questions.map(({ id, options }, index) => [
            id,
            options[(place + index * shift) % options.length]?.id ?? '',
          ]),
        );
        for (const { careerId } of (await take(answers)).best) seen.add(careerId);
      }
    expect(seen.size).toBe(8);
  });
});
