import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/databases/test-database.ts';
import { READ_TIMEOUT } from './fault-messages.ts';
import { optionsOf } from './pool-options.ts';
import { withQueryLimit } from './query-limit.ts';
import { expectVerified } from './test/expect-verified.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('migrated');
});
afterAll(() => database.drop());

async function connectWithLimit(limitMs: number | undefined): Promise<pg.Client> {
  const client = new pg.Client({ ...optionsOf(database.pool), query_timeout: limitMs });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe('the limit of a query', () => {
  it('is verified with this version of pg', () => {
    expectVerified({
      name: 'pg',
      version: '8.23.1',
      test: import.meta.url,
      check: 'that lib/client.js still reads `query_timeout` of a query before that of its connection',
    });
  });

  it('is kept where the connection has none', async () => {
    const client = await connectWithLimit(undefined);
    await expect(client.query(withQueryLimit({ text: 'select pg_sleep(600)' }, 1))).rejects.toThrow(
      READ_TIMEOUT,
    );
  });

  it('counts more than that of the connection', async () => {
    const client = await connectWithLimit(1);
    const slow = { text: 'select pg_sleep(0.05), $1::int as number', values: [7] };
    expect((await client.query(withQueryLimit(slow, 60_000))).rows).toMatchObject([{ number: 7 }]);
  });
});
