import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/databases/test-database.ts';
import { statement } from '../statement.ts';
import { keepStatementNames, type StatementNames } from './statement-names.ts';
import { expectVerified } from './test/expect-verified.ts';
import { openPool } from './test/open-pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('migrated');
});
afterAll(() => database.drop());

const double = statement<{ doubled: number }, [number]>('driver-double', 'select $1::int * 2 as doubled');

/** The named statements of the connection. */
const namesOn = async (client: pg.PoolClient): Promise<string[]> =>
  (await client.query('select name from pg_prepared_statements')).rows.map(({ name }) => name);

describe('the names of statements', () => {
  it('are verified with this version of pg', () => {
    expectVerified({
      name: 'pg',
      version: '8.23.1',
      test: import.meta.url,
      check:
        'that `connection` of a client is still the object that lib/client.js gives to `submit` of a query',
    });
  });

  it('are left out for as long as the address keeps none, and used from then on', async () => {
    const names: StatementNames = { areKept: false };
    const pool = openPool(database.pool, { max: 1 });
    pool.on('connect', (client) => keepStatementNames(client, names));
    onTestFinished(() => pool.end());
    const client = await pool.connect();
    onTestFinished(() => client.release());
    for (const number of [1, 2]) expect(await double.row(client, number)).toEqual({ doubled: 2 * number });
    expect(await namesOn(client)).toEqual([]);
    names.areKept = true;
    for (const number of [3, 4]) expect(await double.row(client, number)).toEqual({ doubled: 2 * number });
    expect(await namesOn(client)).toEqual(['driver-double']);
  });
});
