import type { LeaderboardAnswer } from '@academy/contract/rewards/leaderboard';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { addLearner, LESSON_REPORTS, type TestLearner } from '../../../test/test-learner.ts';
import { CatalogueCache } from '../../catalogue/courses/index.ts';
import { rebuildProgress } from '../../learning/learning-log/index.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(academy.database.db, { id: 'tc' });
});
afterAll(() => academy.close());

const board = async (who: TestLearner, query = 'period=week') =>
  (await who.get(`/api/leaderboard?${query}`)).json<LeaderboardAnswer>();
const join = (who: TestLearner, name: string, province: string | null = null) =>
  who.put('/api/leaderboard/entry', { name, province });
const namesOf = ({ top }: LeaderboardAnswer) => top.map(({ name }) => name);

async function learnerWithLesson(): Promise<TestLearner> {
  const learner = await addLearner(academy);
  await learner.enrol('tc');
  await learner.report(...LESSON_REPORTS.a('tc'));
  return learner;
}

/** This many strangers with 100, 101, 102 … points this week. */
async function addStrangers(count: number, province: string): Promise<void> {
  await academy.database.pool.query(
    `with person as (
       insert into users (username, password_hash, role)
       select 'stranger-' || $2 || n, 'x', 'learner' from generate_series(1, $1::int) n returning id, username)
     insert into leaderboard_entries (user_id, name, province, joined_at, all_points, week, week_points)
     select id, 'Stranger', $2::text, now(), 99 + row_number() over (), '2026-11-09', 99 + row_number() over () from person`,
    [count, province],
  );
}

describe('the leaderboard', () => {
  it('lists everyone who joined, with the points of their learning, under the name of their choice', async () => {
    const learner = await learnerWithLesson();
    expect(await board(learner)).toMatchObject({ week: '2026-11-09', me: null });
    expect(namesOf(await board(learner))).not.toContain('Thandi');
    expect((await join(learner, 'Thandi', 'Gauteng')).statusCode).toBe(204);
    expect((await board(learner)).me).toMatchObject({ name: 'Thandi', province: 'Gauteng', points: 10 });
    expect((await board(learner, 'period=all&province=Gauteng')).top).toContainEqual(
      expect.objectContaining({ name: 'Thandi', points: 10, isMe: true }),
    );
    expect(namesOf(await board(learner, 'period=all&province=Limpopo'))).not.toContain('Thandi');
  });

  it('grows with the next lesson, and is the same after a rebuild from the log', async () => {
    const learner = await learnerWithLesson();
    await join(learner, 'Sipho');
    await learner.report(...LESSON_REPORTS.b('tc'));
    const before = await board(learner);
    expect(before.me?.points).toBeGreaterThanOrEqual(20);
    await rebuildProgress(await new CatalogueCache(academy.services).read(), academy.services.db, learner.id);
    expect(await board(learner)).toEqual(before);
  });

  it('removes people who leave at once, and does not show people who never joined', async () => {
    const [learner, other] = [await learnerWithLesson(), await learnerWithLesson()];
    await join(learner, 'Naledi');
    expect(namesOf(await board(other, 'period=all'))).toContain('Naledi');
    for (const _ of [1, 2]) expect((await learner.delete('/api/leaderboard/entry')).statusCode).toBe(204);
    expect(namesOf(await board(other, 'period=all'))).not.toContain('Naledi');
    const { rows } = await academy.database.pool.query(
      'select from leaderboard_entries where user_id = any($1)',
      [[learner.id, other.id]],
    );
    expect(rows).toEqual([]);
  });

  it.each([
    ['T', 'name-length'],
    ['http://x', 'name-letters'],
    ['Go to t.me', 'name-letters'],
    ['x.com', 'name-letters'],
    ['T.co', 'name-letters'],
    ['ᴀᴅᴍɪɴ', 'name-letters'],
    ['k4ffir', 'name-abusive'],
    ['NexusAI Academy', 'name-reserved'],
    ['Nаledi', 'name-alphabets'],
  ])('refuses the name %s', async (name, code) => {
    const learner = await addLearner(academy);
    const answer = await academy.app.inject({
      method: 'PUT',
      url: '/api/leaderboard/entry',
      headers: {
        cookie: await academy.signIn((await academy.addAccount('learner')).username),
        accept: 'application/problem+json',
      },
      payload: { name, province: null },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
    expect((await board(learner)).me).toBeNull();
  });

  it('shows five above and five below, and the place among the first thousand', async () => {
    await addStrangers(30, 'Limpopo');
    const learner = await learnerWithLesson();
    await join(learner, 'Lindiwe', 'Limpopo');
    await academy.database.pool.query(
      'update leaderboard_entries set week_points = 115, all_points = 115 where user_id = $1',
      [learner.id],
    );
    const { me, around, top } = await board(learner, 'period=week&province=Limpopo');
    const middle = around.findIndex(({ isMe }) => isMe);
    expect(around).toHaveLength(11);
    expect(around.map(({ points }) => points)).toEqual(
      around.map(({ points }) => points).toSorted((a, b) => b - a),
    );
    expect(middle).toBeGreaterThanOrEqual(4);
    expect(me?.place).toBe(15);
    expect(top.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(top[0]).toMatchObject({ points: 129, isMe: false });
  });

  it('of a new week is empty until somebody learns', async () => {
    const learner = await learnerWithLesson();
    await join(learner, 'Zanele', 'Free State');
    await academy.database.pool.query(
      "update leaderboard_entries set week = '2026-11-02' where user_id = $1",
      [learner.id],
    );
    expect(await board(learner, 'period=week&province=Free State')).toMatchObject({
      me: { name: 'Zanele', points: 0, place: null },
      top: [],
      around: [],
    });
    expect(namesOf(await board(learner, 'period=all&province=Free State'))).toEqual(['Zanele']);
  });
});
