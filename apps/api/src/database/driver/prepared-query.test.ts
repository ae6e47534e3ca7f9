import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/databases/test-database.ts';
import { createSeparateClient } from './pool-options.ts';
import { PreparedQuery, type PreparedStatement } from './prepared-query.ts';
import { expectVerified } from './test/expect-verified.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase('migrated');
});
afterAll(() => database.drop());
beforeEach(async () => {
  client = createSeparateClient(database.pool);
  await client.connect();
  onTestFinished(() => client.end());
});

const prepared = (name: string, text: string): PreparedStatement => ({
  name,
  text,
  parserOf: (type) => pg.types.getTypeParser(type, 'text'),
  columns: null,
});

function ask(statement: PreparedStatement, ...values: unknown[]): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const query = new PreparedQuery<unknown>(statement, values);
    query.callback = (error, rows) => (rows ? resolve(rows) : reject(error));
    client.query(query);
  });
}

/** What the connection knows of a statement: its text, where it was sent or parsed. */
function textsOf(name: string) {
  const { connection } = client as unknown as { connection: Record<string, Record<string, string>> };
  return [connection.submittedNamedStatements?.[name], connection.parsedStatements?.[name]];
}

describe('a prepared query', () => {
  it('is verified with this version of pg', () => {
    expectVerified({
      name: 'pg',
      version: '8.23.1',
      test: import.meta.url,
      check:
        'that lib/query.js still submits a named statement as this file does, with both lists of statements, and that lib/client.js still calls the same handlers',
    });
  });

  it('is parsed once on a connection', async () => {
    const one = prepared('driver-one', 'select $1::int as number');
    for (const number of [1, 2, 3]) expect(await ask(one, number)).toEqual([{ number }]);
    expect(textsOf('driver-one')).toEqual([undefined, one.text]);
    const { rows } = await client.query('select name from pg_prepared_statements');
    expect(rows).toEqual([{ name: 'driver-one' }]);
  });

  it('shares the name of a statement with a query of pg itself', async () => {
    const shared = prepared('driver-shared', 'select $1::int as number');
    expect(await ask(shared, 1)).toEqual([{ number: 1 }]);
    expect((await client.query({ name: shared.name, text: shared.text, values: [2] })).rows).toEqual([
      { number: 2 },
    ]);
  });

  it('is parsed again after the database has refused its text', async () => {
    const later = prepared('driver-later', 'select number from driver_later');
    await expect(ask(later)).rejects.toMatchObject({ code: '42P01' });
    expect(textsOf('driver-later')).toEqual([undefined, undefined]);
    await client.query('create temporary table driver_later as select 7 as number');
    expect(await ask(later)).toEqual([{ number: 7 }]);
  });

  it('writes values as pg writes them', async () => {
    const given = [
      new Date('2026-11-15T12:00:00.125Z'),
      ['a"b', null],
      Buffer.from([0, 255]),
      null,
      { a: [1] },
    ];
    const text =
      'select $1::timestamptz as at, $2::text[] as list, $3::bytea as bytes, $4::int as none, $5::json as json';
    const { rows } = await client.query(text, given);
    expect(await ask(prepared('driver-values', text), ...given)).toEqual(rows);
    expect(rows).toEqual([{ at: given[0], list: given[1], bytes: given[2], none: null, json: given[4] }]);
  });

  it('leaves the connection to the next question when a value cannot be read', async () => {
    const unreadable: PreparedStatement = {
      ...prepared('driver-unreadable', 'select 1 as number'),
      parserOf: () => () => {
        throw new Error('unreadable');
      },
    };
    await expect(ask(unreadable)).rejects.toThrow('unreadable');
    expect((await client.query('select 2 as number')).rows).toEqual([{ number: 2 }]);
  });
});
