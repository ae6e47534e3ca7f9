import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/databases/test-database.ts';
import { TRIGGERS } from './triggers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('migrated');
});
afterAll(() => database.drop());

describe('the list of triggers', () => {
  it('names every trigger of the database with its table, and no other', async () => {
    const listed = Object.entries(TRIGGERS).map(([name, { table }]) => `${name} on ${table}`);
    // Foreign keys are triggers too, but internal ones.
    const { rows } = await database.pool.query(
      `select t.tgname || ' on ' || c.relname as trigger from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where not t.tgisinternal and t.tgenabled = 'O' and c.relnamespace = 'public'::regnamespace`,
    );
    expect(rows.map(({ trigger }) => trigger).sort()).toEqual(listed.sort());
  });

  it('has none that queues a job or notifies somebody', async () => {
    const { rows } = await database.pool.query(
      `select distinct p.proname as name from pg_proc p join pg_trigger t on t.tgfoid = p.oid
        where p.pronamespace = 'public'::regnamespace and p.prosrc ~* 'graphile_worker|pg_notify|\\mnotify|into notices|outbox'`,
    );
    expect(rows).toEqual([]);
  });

  it('is all that the database does by itself: it has no rule, and no trigger left its function behind', async () => {
    const { rows } = await database.pool.query(
      `select proname as name from pg_proc
        where prorettype = 'trigger'::regtype and pronamespace = 'public'::regnamespace and oid not in (select tgfoid from pg_trigger)
        union all select rulename from pg_rules where schemaname = 'public'`,
    );
    expect(rows).toEqual([]);
  });
});
