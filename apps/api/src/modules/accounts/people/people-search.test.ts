import type { Answer } from '@academy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';

let academy: TestApp;
let administrator: TestLearner;
beforeAll(async () => {
  academy = await createTestApp();
  administrator = await addLearner(academy, 'administrator');
  // Older than those that a search may read one by one; of every fourth the address is not known.
  await academy.database.pool.query(
    `insert into users (username, full_name, email, role, password_hash, suspended_at, created_at)
     select 'member' || n, 'Thandi Mokoena ' || n, case when n % 4 > 0 then 'm' || n || '@mail.example' end,
            case n % 10 when 0 then 'trainer' else 'learner' end, case when n % 7 > 0 then 'x' end,
            case when n % 9 = 0 then timestamptz '2026-02-01' end, timestamptz '2026-01-01' - n * interval '1 hour'
       from generate_series(1, 1500) n`,
  );
  await academy.database.pool.query(
    `insert into users (username, full_name, email, role, created_at)
     values ('xu', 'Xu Wéi', null, 'learner', '2020-01-01'), ('li.ming', '李明', 'li@rare.example', 'learner', '2020-01-02'),
            ('percent', '100% _real\\ name', null, 'trainer', '2020-01-03')`,
  );
});
afterAll(() => academy.close());

async function find(query: Record<string, string>): Promise<Answer<'GET /api/admin/people'>> {
  const answer = await administrator.get(`/api/admin/people?${new URLSearchParams(query)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const usernames = async (words: string) => (await find({ words })).people.map(({ username }) => username);

/** Everything that fulfils the conditions, the newest first, by reading the whole table. */
async function everybody(condition: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await academy.database.pool.query<{ username: string }>(
    `select username from users where ${condition} order by created_at desc, id`,
    values,
  );
  return rows.map(({ username }) => username);
}

describe('a search for people', () => {
  it('finds one who joined long ago by two letters or characters', async () => {
    expect(await usernames('xu')).toEqual(['xu']);
    expect(await usernames('XU')).toEqual(['xu']);
    expect(await usernames('wé')).toEqual(['xu']);
    expect(await usernames('李')).toEqual(['li.ming']);
    expect(await usernames('李明')).toEqual(['li.ming']);
    expect(await usernames('明李')).toEqual([]);
  });

  it('needs every word, whatever the length and the order', async () => {
    expect(await usernames('wé xu')).toEqual(['xu']);
    expect(await usernames('rare li')).toEqual(['li.ming']);
    expect(await usernames('thandi 77 member77')).toEqual(
      (await find({ words: 'member77' })).people.map((p) => p.username),
    );
    expect(await usernames('xu thandi')).toEqual([]);
  });

  it.each(['%', '_', '\\', '0%', '_r', 'l\\', '100%', '_real\\'])('takes %s literally', async (word) => {
    expect(await usernames(word)).toEqual(['percent']);
  });

  it.each(['a', 'm', '1', 'ok', '77', '@', 'mokoena', 'mail.example', 'm7 mo'])(
    'counts all and turns the pages of what is common: %s',
    async (words) => {
      const expected = await everybody("concat_ws(' ', full_name, username, email) ilike all ($1::text[])", [
        words.split(' ').map((word) => `%${word}%`),
      ]);
      const first = await find({ words });
      expect(first.found).toBe(expected.length);
      expect(first.pages).toBe(Math.ceil(expected.length / 25));
      const last = await find({ words, page: String(first.pages) });
      expect(first.people.map(({ username }) => username)).toEqual(expected.slice(0, 25));
      expect(last.people.map(({ username }) => username)).toEqual(expected.slice((first.pages - 1) * 25));
    },
  );
});

describe('the list of people', () => {
  const STATES = {
    active: 'suspended_at is null and password_hash is not null',
    invited: 'suspended_at is null and password_hash is null',
    suspended: 'suspended_at is not null',
  };
  const cases = Object.entries(STATES).flatMap(([state, condition]) =>
    ['administrator', 'trainer', 'learner', undefined].map((role) => ({ state, role, condition })),
  );
  it.each(cases)('has the people who are $state, of the role $role, the newest first', async (search) => {
    const { state, role, condition } = search;
    const expected = await everybody(`${condition} and role = coalesce($1, role)`, [role]);
    const { people, found } = await find({ state, ...(role && { role }) });
    expect(found).toBe(expected.length);
    expect(people.map(({ username }) => username)).toEqual(expected.slice(0, 25));
  });

  it('has the count also on a page past its end', async () => {
    const { people, found } = await find({ state: 'suspended', page: '900' });
    expect({ people, found }).toEqual({ people: [], found: (await everybody(STATES.suspended)).length });
  });
});
