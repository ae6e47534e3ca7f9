import type pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrationsFolder } from '../../test/databases/migrations-folder.ts';
import { createTestDatabase } from '../../test/databases/test-database.ts';
import { migrate } from '../migrate.ts';

const PATIENCE = { timeout: 240_000 };
const QUICK = { lockTimeoutMs: 500, firstPauseMs: 10, longestPauseMs: 50, lookEveryMs: 10 };
const START = { '0001_start.sql': 'create table lessons (id int); insert into lessons values (1), (2);' };
const INDEX = `-- step: outside a transaction
create unique index concurrently if not exists lessons_id on lessons (id);`;

async function startedDatabase() {
  const database = await createTestDatabase('empty');
  onTestFinished(() => database.drop());
  await migrate(database.pool, { folder: await migrationsFolder(START) });
  const said: string[] = [];
  const query = async (text: string, values?: unknown[]) => (await database.pool.query(text, values)).rows;
  return {
    pool: database.pool,
    query,
    said,
    /** Another process, with a migration after the first one. */
    async migrateWith(sql: string, pace = {}) {
      const folder = await migrationsFolder({ ...START, '0002_next.sql': sql });
      const say = (line: string) => said.push(line);
      return migrate(database.pool, { folder, say, pace: { ...QUICK, ...pace } });
    },
    /** Waits without a limit, as a backup does. */
    async connect(): Promise<pg.PoolClient> {
      const client = await database.pool.connect();
      await client.query('set statement_timeout = 0; set lock_timeout = 0');
      await client.query('set idle_in_transaction_session_timeout = 0');
      onTestFinished(() => client.release(true));
      return client;
    },
    /** The connection whose statement begins like this. */
    async pidOf(statement: string, condition = 'true'): Promise<number> {
      const find = () =>
        query(
          `select pid from pg_stat_activity
            where datname = current_database() and query ~* $1 and pid <> pg_backend_pid() and ${condition}`,
          [`^[\\s]*${statement}`],
        );
      await expect.poll(find, PATIENCE).toHaveLength(1);
      return (await find())[0].pid;
    },
    stepsLeft: () => query("select remaining_steps as n from schema_migrations where name = '0002_next.sql'"),
  };
}

describe('a migration in steps', () => {
  it('goes on with the next step after an interruption', async () => {
    const { pool, query, migrateWith, pidOf, connect, stepsLeft } = await startedDatabase();
    const sql =
      'create table first (id int);\n-- step\nselect pg_advisory_xact_lock(1);\n-- step\ncreate table third (id int);';
    const holder = await connect();
    await holder.query('select pg_advisory_lock(1)');
    const interrupted = migrateWith(sql, { lockTimeoutMs: 300_000 });
    const failed = expect(interrupted).rejects.toThrow();
    await pool.query('select pg_terminate_backend($1)', [await pidOf('select pg_advisory_xact_lock')]);
    await failed;
    expect(await stepsLeft()).toEqual([{ n: 2 }]);

    await expect(migrateWith(`${sql} select 1;`)).rejects.toThrow('0002_next.sql was changed after');
    await holder.query('select pg_advisory_unlock(1)');
    expect((await migrateWith(sql)).applied).toEqual(['0002_next.sql']);
    expect(await stepsLeft()).toEqual([{ n: 0 }]);
    expect(await query("select to_regclass('third') is not null as exists")).toEqual([{ exists: true }]);
  });

  it('names the step that fails, keeps those before it and nothing of its own', async () => {
    const { query, migrateWith, stepsLeft } = await startedDatabase();
    const sql = 'create table first (id int);\n-- step\ncreate table second (id int); select 1 from missing;';
    await expect(migrateWith(sql)).rejects.toThrow(
      'Step 2 of 2 of migration 0002_next.sql failed: relation "missing" does not exist. Nothing of this step is applied.',
    );
    expect(await stepsLeft()).toEqual([{ n: 1 }]);
    expect(await query("select to_regclass('first') as first, to_regclass('second') as second")).toEqual([
      { first: 'first', second: null },
    ]);
  });

  it('commits batches outside a transaction', async () => {
    const { query, migrateWith } = await startedDatabase();
    await migrateWith(`alter table lessons add title text;
-- step: outside a transaction
-- A comment before it.
do $$ begin
  loop
    update lessons set title = 'Lesson' where id in (select id from lessons where title is null limit 1);
    exit when not found;
    commit;
  end loop;
end $$;`);
    expect(await query('select distinct title from lessons')).toEqual([{ title: 'Lesson' }]);
    // Each row was written by a transaction of its own.
    expect(await query('select count(distinct xmin::text)::int as n from lessons')).toEqual([{ n: 2 }]);
  });

  it.each([
    ['-- step outside', 'instead of "-- step outside"'],
    ['-- step: no transaction', 'instead of "-- step: no transaction"'],
    ['-- contract', 'write "-- contract: <number>" once'],
  ])('is refused when it says "%s"', async (line, message) => {
    const { query, migrateWith } = await startedDatabase();
    await expect(migrateWith(`${line}\ncreate table second (id int);`)).rejects.toThrow(message);
    expect(await query("select to_regclass('second') as second")).toEqual([{ second: null }]);
  });
});

describe('a step that waits for a lock', () => {
  it('lets others through, and is applied once the lock is free', async () => {
    const { query, migrateWith, connect, pidOf, said } = await startedDatabase();
    const [holder, reader] = [await connect(), await connect()];
    await holder.query('begin; select from lessons');
    const migrating = migrateWith('alter table lessons add title text;');
    await pidOf('alter table lessons', "wait_event_type = 'Lock'");
    // It queues behind the migration, and would wait for as long as that does.
    expect((await reader.query('select from lessons')).rowCount).toBe(2);
    await expect.poll(() => said.length, PATIENCE).toBeGreaterThan(1);
    expect((await reader.query('select from lessons')).rowCount).toBe(2);
    await holder.query('commit');
    expect((await migrating).applied).toEqual(['0002_next.sql']);
    expect(await query('select title from lessons limit 1')).toEqual([{ title: null }]);
    expect(said[0]).toBe(
      'Migration 0002_next.sql waits for other transactions that use what it changes. Trying again in 0.01 s.',
    );
  });

  it('gives up after a while with one sentence, and nothing of it is applied', async () => {
    const { query, migrateWith, connect } = await startedDatabase();
    const holder = await connect();
    await holder.query('begin; select from lessons');
    const sql = 'create table second (id int); alter table lessons add title text;';
    await expect(migrateWith(sql, { giveUpAfterMs: 0 })).rejects.toThrow(
      'Migration 0002_next.sql gets no lock, because other transactions use what it changes. Nothing of this step is applied. End them',
    );
    expect(await query("select to_regclass('second') as second")).toEqual([{ second: null }]);
    await holder.query('commit');
    expect((await migrateWith(sql)).applied).toEqual(['0002_next.sql']);
  });
});

describe('an index that is built concurrently', () => {
  const indexes =
    'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(\'lessons_id\')';

  it('is built again after an interruption', async () => {
    const { pool, query, migrateWith, connect, pidOf } = await startedDatabase();
    const backup = await connect();
    await backup.query('begin isolation level repeatable read; select from lessons');
    const interrupted = migrateWith(INDEX);
    const failed = expect(interrupted).rejects.toThrow();
    const pid = await pidOf('create unique index', "wait_event_type = 'Lock'");
    await pool.query('select pg_terminate_backend($1)', [pid]);
    await failed;
    expect(await query(indexes)).toEqual([{ isValid: false }]);
    await backup.query('commit');
    expect((await migrateWith(INDEX)).applied).toEqual(['0002_next.sql']);
    expect(await query(indexes)).toEqual([{ isValid: true }]);
  });

  it('is taken as it is when only the record of its step was lost', async () => {
    const { query, migrateWith } = await startedDatabase();
    await query('create unique index lessons_id on lessons (id)');
    const [before] = await query("select 'lessons_id'::regclass::oid as oid");
    expect((await migrateWith(INDEX)).applied).toEqual(['0002_next.sql']);
    expect(await query("select 'lessons_id'::regclass::oid as oid")).toEqual([before]);
  });

  it('waits for older transactions longer than for a lock, and not for a process that waits to migrate', async () => {
    const { query, migrateWith, connect, pidOf, said } = await startedDatabase();
    const backup = await connect();
    await backup.query('begin isolation level repeatable read; select from lessons');
    const building = migrateWith(INDEX, { lockTimeoutMs: 1 });
    await pidOf('create unique index', "wait_event_type = 'Lock'");
    const waiting = migrateWith(INDEX);
    const waits = ['Another process is migrating the database. Waiting for it.'];
    await expect.poll(() => said, PATIENCE).toEqual(waits);
    await backup.query('commit');
    expect((await building).applied).toEqual(['0002_next.sql']);
    expect((await waiting).applied).toEqual([]);
    expect(await query(indexes)).toEqual([{ isValid: true }]);
    expect(said).toEqual(waits);
  });
});
