import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Template } from '../test/databases/templates.ts';
import { createTestDatabase, type TestDatabase } from '../test/databases/test-database.ts';
import { migrate } from './migrate.ts';

async function database(template: Template): Promise<TestDatabase> {
  const created = await createTestDatabase(template);
  onTestFinished(() => created.drop());
  return created;
}

describe('migrations', () => {
  it('bring an empty database to the newest form, and then have nothing to do', async () => {
    const { pool } = await database('empty');
    const { applied } = await migrate(pool);
    expect(applied.length).toBeGreaterThan(0);
    expect(applied).toEqual([...applied].sort());
    expect(await migrate(pool)).toEqual({ applied: [], isNewer: false });
  });

  it('are applied once when several processes start together', async () => {
    const { pool } = await database('empty');
    const all = await Promise.all(Array.from({ length: 4 }, () => migrate(pool)));
    const applied = all.map((each) => each.applied);
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    const { rows } = await pool.query('select count(*)::int as n from schema_migrations');
    expect(rows[0].n).toBe(applied.flat().length);
  });

  it('stop the start when an applied file was edited', async () => {
    const { pool } = await database('migrated');
    await pool.query("update schema_migrations set fingerprint = 'other' where name like '0001%'");
    await expect(migrate(pool)).rejects.toThrow('0001_identity.sql was changed after it had been applied');
  });
});

describe('the rules that the database keeps itself', () => {
  // Statements sent together are one transaction: a failure leaves nothing behind.
  let rules: TestDatabase;
  beforeAll(async () => {
    rules = await createTestDatabase('migrated');
  });
  afterAll(() => rules.drop());
  const insert = (columns: string, values: string) => `insert into users (${columns}) values (${values})`;
  const pioneer = (position: number, email: string, province: string, code: string) =>
    `insert into waitlist_entries (position, email, name, province, registered_at, referral_code)
     values (${position}, '${email}', 'Al', '${province}', now(), '${code}')`;
  it.each([
    ['an unknown role', insert('username, role', "'a', 'owner'")],
    [
      'two usernames that differ in case only',
      `${insert('username, role', "'anna', 'learner'")}; ${insert('username, role', "'ANNA', 'learner'")}`,
    ],
    [
      "a username that is another person's address",
      `${insert('username, email, role', "'a', 'x@y.za', 'learner'")}; ${insert('username, role', "'x@y.za', 'learner'")}`,
    ],
    [
      'an unsent mail without text',
      "insert into outbox_mails (recipient, subject, created_at) values ('a', 'b', now())",
    ],
    ['a fifty-first early-access place', 'update waitlist_counter set used = 51'],
    ['a second counter of places', 'insert into waitlist_counter default values'],
    ['a place beyond the fiftieth', pioneer(51, 'a@b.co', 'Gauteng', 'CODE0001')],
    [
      'fewer places than are taken',
      `${pioneer(2, 'a@b.co', 'Gauteng', 'CODE0001')}; update academy_settings set places = 1`,
    ],
    ['a tenth province', pioneer(1, 'a@b.co', 'Atlantis', 'CODE0001')],
    [
      'a place that is taken',
      `${pioneer(1, 'a@b.co', 'Gauteng', 'CODE0001')}; ${pioneer(1, 'c@d.co', 'Gauteng', 'CODE0002')}`,
    ],
    [
      'two places for addresses that differ in case only',
      `${pioneer(1, 'a@b.co', 'Gauteng', 'CODE0001')}; ${pioneer(2, 'A@B.co', 'Gauteng', 'CODE0002')}`,
    ],
  ])('refuse %s', async (_name, statements) => {
    await expect(rules.pool.query(statements)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
  });
});
