import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/databases/test-database.ts';
import type { Queryable } from '../connect.ts';
import { runnerOf } from './session-client.ts';
import { expectVerified } from './test/expect-verified.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('migrated');
});
afterAll(() => database.drop());

const transactionOf = sql`select pg_current_xact_id()::text as id`;
const ownIdOf = async (tx: Queryable) => (await tx.execute<{ id: string }>(transactionOf)).rows[0]?.id;

/** The transaction in which the object behind Drizzle runs a statement. */
function runnersIdOf(tx: Queryable): Promise<string> {
  const { query } = runnerOf(tx) as unknown as {
    query: (text: string) => Promise<{ rows: { id: string }[] }>;
  };
  return query
    .call(runnerOf(tx), 'select pg_current_xact_id()::text as id')
    .then(({ rows }) => rows[0]?.id ?? '');
}

describe('the client of a session', () => {
  it('is verified with this version of Drizzle', () => {
    expectVerified({
      name: 'drizzle-orm',
      version: '0.45.4',
      test: import.meta.url,
      check:
        'that node-postgres/session.js still keeps the pool or connection of a session as `client`, and that a transaction gets a session of its own with its connection',
    });
  });

  it('is the pool of a database, also through what wraps it', () => {
    expect(runnerOf(database.jobDb)).not.toBe(database.pool);
    expect(runnerOf(database.db)).toBe(database.pool);
    expect(runnerOf(Object.create(database.db) as Queryable)).toBe(database.pool);
  });

  it('is the connection of a transaction, and of one inside it', async () => {
    await database.db.transaction(async (tx) => {
      expect(runnerOf(tx)).not.toBe(database.pool);
      expect(await runnersIdOf(tx)).toBe(await ownIdOf(tx));
      await tx.transaction(async (inner) => {
        expect(runnerOf(inner)).toBe(runnerOf(tx));
      });
    });
  });

  it('is a connection itself, where one was taken from the pool', async () => {
    const client = await database.pool.connect();
    expect(runnerOf(client)).toBe(client);
    client.release();
  });
});
