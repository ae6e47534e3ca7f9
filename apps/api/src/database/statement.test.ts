import { accept, refuse } from '@academy/domain/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/databases/test-database.ts';
import type { Queryable } from './connect.ts';
import { isDatabaseAway } from './faults.ts';
import { statement } from './statement.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate audit_log'));

const write = statement<{ id: number }, [subject: string, happenedAt: Date]>(
  'test-write',
  "insert into audit_log (action, subject, happened_at) values ('invite', $1, $2) returning id",
);
const count = statement<{ entries: number }, []>('test-count', 'select count(*) as entries from audit_log');
const subjects = async () =>
  (await database.pool.query('select subject from audit_log order by id')).rows.map(({ subject }) => subject);
const NOON = new Date('2026-11-15T10:00:00.125Z');

describe('a statement', () => {
  it('answers instants as dates, days as text and counts as numbers', async () => {
    type Row = { at: Date; day: string; days: string[]; counted: number; data: unknown; none: null };
    const read = statement<Row, [Date]>(
      'test-types',
      `select $1::timestamptz as at, date '2026-11-15' as day, array[date '2026-11-15'] as days,
              count(*) as counted, '{"a":[1]}'::jsonb as data, null::timestamptz as none`,
    );
    expect(await read.row(database.db, NOON)).toEqual({
      at: NOON,
      day: '2026-11-15',
      days: ['2026-11-15'],
      counted: 1,
      data: { a: [1] },
      none: null,
    });
  });

  it('is planned once on each connection, under its name', async () => {
    const prepared = await database.db.transaction(async (tx) => {
      for (let time = 0; time < 3; time += 1) await count.row(tx);
      return statement<{ plans: number }, []>(
        'test-prepared',
        "select generic_plans + custom_plans as plans from pg_prepared_statements where name = 'test-count'",
      ).rows(tx);
    });
    expect(prepared).toEqual([{ plans: 3 }]);
  });

  it('belongs to the transaction that it is given, and to the one inside that', async () => {
    await database.db.transaction(async (tx) => {
      await write.row(tx, 'kept', NOON);
      await tx.transaction(async (inner: Queryable) => {
        await write.row(inner, 'taken back', NOON);
        return refuse('not-this');
      });
      return accept(null);
    });
    expect(await subjects()).toEqual(['kept']);
  });

  it('runs through a wrapper, as the database of a request is one', async () => {
    const wrapped = Object.create(database.db) as Queryable;
    await write.row(wrapped, 'seen', NOON);
    expect(await count.row(wrapped)).toEqual({ entries: 1 });
  });

  it('answers the same on a connection that has not met it yet', async () => {
    const read = () => database.db.transaction((tx) => count.row(tx));
    expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill({ entries: 0 }));
  });

  it('answers after a first time that failed', async () => {
    const divided = statement<{ share: number }, [number]>('test-divided', 'select 12 / $1::int as share');
    await expect(divided.row(database.db, 0)).rejects.toMatchObject({ code: '22012' });
    expect([await divided.row(database.db, 4), await divided.row(database.db, 3)]).toEqual([
      { share: 3 },
      { share: 4 },
    ]);
  });

  it('fails with the error of the database', async () => {
    const broken = statement<unknown, []>('test-broken', 'select * from no_such_table');
    const failed = await broken.rows(database.db).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: '42P01' });
    expect(isDatabaseAway(failed)).toBe(false);
  });
});

describe('the name of a statement', () => {
  it('belongs to one text', () => {
    expect(() => statement('test-count', 'select 1')).toThrow('Two statements are called "test-count".');
  });

  it('is short and plain', () => {
    for (const name of ['', 'Read Streak', 'x'.repeat(64)])
      expect(() => statement(name, 'select 1')).toThrow('cannot be called');
  });
});
