import type { Answer } from '@academy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';

let academy: TestApp;
let administrator: TestLearner;
beforeAll(async () => {
  academy = await createTestApp();
  administrator = await addLearner(academy, 'administrator');
});
afterAll(() => academy.close());

/** Always the same numbers below `limit`. */
function numbersFrom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

const SYLLABLES = [
  'tha',
  'bo',
  'Xu',
  'é',
  '李',
  '%',
  '_',
  '\\',
  'van',
  'der',
  '-',
  'Li',
  'mo',
  'koena',
  '9',
  "'",
];
const ACTIONS = ['lock-account', 'make-trainer', 'import-course', 'publish-draft', 'hold-project'];

async function fillLog(pick: (limit: number) => number): Promise<void> {
  const { pool } = academy.database;
  const word = () => Array.from({ length: 1 + pick(4) }, () => SYLLABLES[pick(SYLLABLES.length)]).join('');
  const people: string[] = [];
  for (let n = 0; n < 60; n += 1) {
    const name = n % 5 === 0 ? null : `${word()} ${word()}`;
    const { rows } = await pool.query<{ id: string }>(
      `insert into users (username, full_name, email, role) values ($1, $2, $3, 'learner') returning id`,
      [`u${n}.${word()}`, name, n % 3 === 0 ? null : `only-in-address${n}@mail.example`],
    );
    people.push(rows[0]?.id ?? '');
  }
  for (let n = 0; n < 700; n += 1) {
    const person = people[pick(people.length)] ?? '';
    const subjects = [
      person,
      person,
      person.toUpperCase(),
      `course:${word()}`,
      crypto.randomUUID(),
      `${person}x`,
    ];
    await pool.query(
      'insert into audit_log (actor_id, action, subject, happened_at) values ($1, $2, $3, $4)',
      [
        pick(6) ? people[pick(8)] : null,
        ACTIONS[pick(ACTIONS.length)],
        subjects[pick(subjects.length)],
        new Date(),
      ],
    );
  }
  // Both who did something and to whom.
  await pool.query('delete from users where id = any($1)', [[people[0], people[7], people[20], people[40]]]);
}

/** What a search means: every word is somewhere in the entry or in the two names. */
async function meant(words: readonly string[]): Promise<number[]> {
  const { rows } = await academy.database.pool.query<{ id: number }>(
    `select a.id::float8 as id from audit_log a
       left join users actor on actor.id = a.actor_id
       left join users person on person.id::text = a.subject
      where concat_ws(' ', a.action, a.subject, actor.full_name, actor.username, person.full_name, person.username)
            ilike all ($1::text[])
      order by a.id desc`,
    [words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)],
  );
  return rows.map(({ id }) => id);
}

async function read(
  words: string,
  more: Record<string, string> = {},
): Promise<Answer<'GET /api/admin/audit'>> {
  const answer = await administrator.get(`/api/admin/audit?${new URLSearchParams({ words, ...more })}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** Page by page. */
async function found(words: string): Promise<number[]> {
  const ids: number[] = [];
  for (let next: number | null | undefined; next !== null; ) {
    const page = await read(words, next === undefined ? {} : { before: String(next) });
    ids.push(...page.entries.map(({ id }) => id));
    next = page.next;
  }
  return ids;
}

describe('a search in the audit log', () => {
  it('finds the same as reading every entry with both names', async () => {
    const pick = numbersFrom(20_261_115);
    await fillLog(pick);
    const words = [
      ...SYLLABLES,
      ...ACTIONS,
      'a',
      '-',
      'e',
      'ab',
      'q',
      'zz',
      'xq',
      'THA',
      'xu',
      'tha%',
      'b_',
      '\\\\',
      'u1',
      'u1.',
      'course:',
      'only-in-address',
      'account thabo',
      'acc xu',
      'nobody-has-this',
    ];
    const counts: number[] = [];
    for (let n = 0; n < 160; n += 1) {
      const chosen =
        n < words.length
          ? [words[n] ?? '']
          : Array.from({ length: 2 + pick(2) }, () => words[pick(words.length)] ?? '');
      const search = chosen.join(' ');
      const expected = await meant(search.split(' '));
      expect(await found(search), search).toEqual(expected);
      counts.push(expected.length);
    }
    // Rare, common and absent words were among them.
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(5);
    expect(counts.filter((count) => count > 0 && count < 20).length).toBeGreaterThan(5);
    expect(counts.filter((count) => count > 100).length).toBeGreaterThan(5);
  });

  it('finds the words of one search in different places', async () => {
    const person = await addLearner(academy);
    const change = { role: 'trainer', isSuspended: false, reason: 'A new colleague.' };
    expect((await administrator.put(`/api/admin/people/${person.id}`, change)).statusCode).toBe(204);
    const actor = administrator.email.split('@')[0] ?? '';
    const subject = person.email.split('@')[0] ?? '';
    const { entries } = await read(`make-tr ${actor} ${subject} ${person.id}`);
    expect(entries).toMatchObject([{ action: 'make-trainer', subject: person.id }]);
    expect((await read(`lock-acc ${subject}`)).entries).toEqual([]);
  });

  it('finds an entry by a name that thousands have', async () => {
    const { pool } = academy.database;
    const { rows } = await pool.query<{ id: string }>(
      `insert into users (username, full_name, role)
       select 'same' || n, 'Nomvula Samename', 'learner' from generate_series(1, 5100) n returning id`,
    );
    await pool.query(
      "insert into audit_log (actor_id, action, subject, happened_at) select $1, 'lock-account', id, now() from unnest($2::text[]) id",
      [administrator.id, rows.slice(0, 3).map(({ id }) => id)],
    );
    expect(await found('samename')).toHaveLength(3);
    expect(await found('nomvula lock')).toHaveLength(3);
    expect(await found('samename trainer')).toEqual([]);
  });
});
