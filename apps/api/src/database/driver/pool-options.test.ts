import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/databases/test-database.ts';
import { createSeparateClient, optionsOf } from './pool-options.ts';
import { expectVerified } from './test/expect-verified.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('migrated');
});
afterAll(() => database.drop());

describe('the options of a pool', () => {
  it('are verified with this version of pg-pool', () => {
    expectVerified({
      name: 'pg-pool',
      version: '3.14.0',
      test: import.meta.url,
      check:
        'that index.js still keeps what the pool was opened with as `options`, the password included, and fills in `max`',
    });
  });

  it('are those with which it was opened, and a separate connection has the same', async () => {
    const client = createSeparateClient(database.pool);
    await client.connect();
    onTestFinished(() => client.end());
    const sql = 'select current_database() as name, current_setting($1) as limit';
    const own = await client.query(sql, ['statement_timeout']);
    expect(own.rows).toEqual([{ name: database.name, limit: '8s' }]);
    expect((await database.pool.query(sql, ['statement_timeout'])).rows).toEqual(own.rows);
    expect(database.pool.totalCount).toBe(1);
  });

  it('give a password on, which they do not show', () => {
    const pool = new pg.Pool({ password: 'secret' });
    expect(JSON.stringify(optionsOf(pool))).not.toContain('secret');
    expect(createSeparateClient(pool).password).toBe('secret');
  });

  it('include the maximum number of connections, also where it was left at the default', () => {
    expect([optionsOf(new pg.Pool({ max: 3 })).max, optionsOf(new pg.Pool()).max]).toEqual([3, 10]);
  });
});
