import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/databases/test-database.ts';
import { statement } from '../statement.ts';
import { READ_TIMEOUT } from './fault-messages.ts';
import { optionsOf } from './pool-options.ts';
import { expectVerified } from './test/expect-verified.ts';
import { openPool } from './test/open-pool.ts';
import { watchQueries } from './watch-queries.ts';

let database: TestDatabase;
let pool: pg.Pool;
let timesFull = 0;
beforeAll(async () => {
  database = await createTestDatabase('migrated');
  await database.pool.query(`
    create function fill_disk() returns int language plpgsql as
    $$ begin raise exception 'full' using errcode = 'disk_full'; end $$`);
  pool = openPool(database.pool, { max: 1 });
  pool.on('connect', (client) => {
    watchQueries(client, () => {
      timesFull += 1;
    });
  });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const FILL = 'select fill_disk()';
const fill = statement('driver-fill-disk', FILL);

describe('every question of a connection that is watched', () => {
  it.each(['pg', 'pg-pool', 'drizzle-orm'] as const)('is verified with this version of %s', (name) => {
    expectVerified({
      name,
      version: { pg: '8.23.1', 'pg-pool': '3.14.0', 'drizzle-orm': '0.45.4' }[name],
      test: import.meta.url,
      check:
        'that everything is still asked through the method `query` of a connection, and that `end` destroys the socket while a question is under way',
    });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the pool', () => pool.query(FILL)],
    ['a statement', () => fill.rows(drizzle(pool))],
    ['Drizzle', () => drizzle(pool).execute(sql.raw(FILL))],
    ['a transaction of Drizzle', () => drizzle(pool).transaction((tx) => tx.execute(sql.raw(FILL)))],
    [
      'a connection of the pool',
      async () => {
        const client = await pool.connect();
        await client.query(FILL).finally(() => client.release());
      },
    ],
  ])('tells of a full disk when it comes from %s', async (_who, ask) => {
    const before = timesFull;
    await expect(ask()).rejects.toThrow();
    expect(timesFull).toBe(before + 1);
  });

  it('closes its connection at once when it was given up', async () => {
    const client = new pg.Client({ ...optionsOf(database.pool), query_timeout: 1 });
    await client.connect();
    watchQueries(client, () => undefined);
    const ended = once(client, 'end');
    await expect(client.query('select pg_sleep(600)')).rejects.toThrow(READ_TIMEOUT);
    await ended;
  });
});
