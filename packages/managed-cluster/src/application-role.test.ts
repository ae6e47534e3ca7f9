import { describe, expect, it } from 'vitest';
import { type ClusterConnection, findEngines } from './index.ts';
import { query, TIME_LIMIT_MS, useClusterScratch } from './test/cluster-scratch.ts';

const engines = await findEngines();

const RIGHTS = `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls
                  from pg_roles where rolname = current_user`;
const NONE = {
  rolsuper: false,
  rolcreatedb: false,
  rolcreaterole: false,
  rolreplication: false,
  rolbypassrls: false,
};
const FORBIDDEN = [
  "copy (select 'x') to program 'cat > /dev/null'",
  "copy (select 'x') to '/tmp/academy-escape'",
  "select pg_read_file('PG_VERSION')",
  "select pg_ls_dir('.')",
  'create role helper superuser',
  'create database other',
  'alter system set shared_buffers = 16',
  'alter role current_user superuser',
  'set role academy',
  'set session authorization academy',
  "create function run() returns int language c as 'libc', 'system'",
  'create extension file_fdw',
  'create extension dblink',
];

/** The state of a version without an application role: everything belonged to the superuser, the database too. */
const OLDER_DATABASE = `
  create extension pg_trgm;
  create extension btree_gist;
  create schema work;
  create type work.kind as enum ('a', 'b');
  create type work.pair as (a int, b int);
  create domain work.short as text check (length(value) < 9);
  create sequence work.apart;
  create table notes (id serial primary key, other int generated always as identity, line text);
  create table "Odd Name" (id int primary key references notes);
  create table events (at date) partition by range (at);
  create table events_2026 partition of events for values from ('2026-01-01') to ('2027-01-01');
  create view lines as select line from notes;
  create materialized view counted as select count(*) as n from notes;
  create function work.one(a int, b text default '') returns int language sql as 'select 1';
  create procedure work.nothing() language sql as 'select 1';
  create aggregate work.total(int) (sfunc = int4pl, stype = int);
  insert into notes (line) values ('written before')`;

async function makeOlder(superuserConnection: ClusterConnection): Promise<void> {
  await query(superuserConnection, 'drop owned by academy_app');
  await query(superuserConnection, 'alter database academy owner to academy');
  await query(superuserConnection, 'drop role academy_app');
  await query(superuserConnection, OLDER_DATABASE);
}

describe.each(engines)(
  'role of the application in $source PostgreSQL $majorVersion',
  { timeout: TIME_LIMIT_MS },
  (engine) => {
    const scratch = useClusterScratch();

    it('owns its database, may use extensions, and reaches no program, file or other role', async () => {
      const dataDir = await scratch.usedFolder(engine);
      const { connection } = await scratch.start({ dataDir, engines: [engine] });
      expect(await query(connection, RIGHTS)).toEqual([NONE]);
      await query(
        connection,
        'create extension pg_trgm; create schema work; create table work.notes (line text)',
      );
      for (const statement of FORBIDDEN)
        await expect(query(connection, statement), statement).rejects.toThrow(
          /permission denied|must be|Only roles|cannot set/i,
        );
    });

    it('takes over the database of an older version, with every object and row', async () => {
      const dataDir = await scratch.usedFolder(engine);
      const older = await scratch.start({ dataDir, engines: [engine] });
      await makeOlder(older.superuserConnection);
      await older.stop();

      const { connection } = await scratch.start({ dataDir, engines: [engine] });
      expect(await query(connection, RIGHTS)).toEqual([NONE]);
      expect(await query(connection, 'select line from notes')).toEqual([{ line: 'written before' }]);
      await query(
        connection,
        `insert into notes (line) values ('written after');
         insert into "Odd Name" values (2);
         insert into events values ('2026-05-05');
         refresh materialized view counted;
         alter table notes add column more work.short;
         alter sequence work.apart restart;
         create index on notes using gin (line gin_trgm_ops);
         alter table events detach partition events_2026;
         create or replace function work.one(a int, b text default '') returns int language sql as 'select 2'`,
      );
      expect(await query(connection, 'select n::int from counted')).toEqual([{ n: 2 }]);
      // Only an owner may drop.
      await query(
        connection,
        `drop view lines; drop materialized view counted; drop table "Odd Name", events, events_2026, notes;
         drop aggregate work.total(int); drop procedure work.nothing(); drop function work.one(int, text);
         drop sequence work.apart; drop domain work.short; drop type work.kind; drop type work.pair; drop schema work`,
      );
    });

    it('takes over what was restored as the superuser, and loses rights that somebody granted', async () => {
      const dataDir = await scratch.usedFolder(engine);
      const before = await scratch.start({ dataDir, engines: [engine] });
      await query(before.superuserConnection, 'create table restored as select 1 as one');
      await query(before.superuserConnection, 'alter role academy_app superuser createdb createrole');
      await before.stop();

      const { connection } = await scratch.start({ dataDir, engines: [engine] });
      expect(await query(connection, RIGHTS)).toEqual([NONE]);
      await query(connection, 'alter table restored rename to taken');
    });
  },
);
