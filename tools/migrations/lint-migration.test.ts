import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseMigration } from '../../apps/api/src/database/migrating/read-migrations.ts';
import { projectRoot } from '../project-root.mjs';
import { lintMigration } from './lint-migration.ts';

const EARLIER = new Set(['0180', '0181', '0182']);
const faultsOf = (sql: string) => lintMigration(parseMigration('0190_example.sql', sql), EARLIER);

const OUTSIDE = '-- step: outside a transaction';
const CHECK = 'alter table users add constraint named check (full_name is not null) not valid;';
const VALIDATE = 'alter table users validate constraint named;';
const batches = (commit: string) => `${OUTSIDE}
do $$ begin
  loop
    update learning_events set data = '{}' where id in (select id from learning_events where data is null limit 5000);
    exit when not found;
    ${commit}
  end loop;
end $$;`;

describe('a migration of a large table', () => {
  it.each([
    [
      'an index that keeps writers waiting',
      'create index seen on learning_events (user_id);',
      'write "create index concurrently if not exists"',
      `${OUTSIDE}\ncreate index concurrently if not exists seen on learning_events (user_id);`,
    ],
    [
      'a concurrent index in a transaction',
      '-- step\ncreate index concurrently if not exists seen on learning_events (user_id);',
      '"concurrently" needs a step of its own',
      `${OUTSIDE}\ncreate index concurrently if not exists seen on learning_events (user_id);`,
    ],
    [
      'a concurrent index that cannot be repeated',
      `${OUTSIDE}\ncreate index concurrently seen on learning_events (user_id);`,
      'only what can be repeated',
      `${OUTSIDE}\n-- For the studio.\ncreate index concurrently if not exists seen on learning_events (user_id);`,
    ],
    [
      'two statements outside a transaction',
      `${OUTSIDE}\ndrop index concurrently if exists a; drop index concurrently if exists b;`,
      'is one statement',
      `${OUTSIDE}\ndrop index concurrently if exists a;\n${OUTSIDE}\ndrop index concurrently if exists b;`,
    ],
    [
      'an index of all partitions next to something else',
      'create index old on learning_events_archive (kind); drop index other;',
      'an index of a partitioned table',
      'create index old on learning_events_archive (kind);',
    ],
    [
      'a check that reads all rows under its lock',
      'alter table users add constraint named check (full_name is not null);',
      'add the constraint "not valid"',
      `${CHECK}\n-- step\n${VALIDATE}`,
    ],
    [
      'a foreign key that reads all rows under its lock',
      'alter table coin_entries add foreign key (user_id) references users (id);',
      'add the constraint "not valid"',
      'alter table coin_entries add constraint of_user foreign key (user_id) references users (id) not valid;\n-- step\nalter table coin_entries validate constraint of_user;',
    ],
    [
      'a validation under the lock of the step',
      `${CHECK}\n${VALIDATE}`,
      'everybody who needs users waits while users is read',
      `${CHECK}\n-- step\n${VALIDATE}`,
    ],
    [
      'both in one statement',
      'alter table users drop constraint a, add constraint b check (role <> $$a$$) not valid, validate constraint b;',
      'everybody who needs users waits',
      'alter table users drop constraint a, add constraint b check (role <> $$a$$) not valid;\n-- step\nalter table users validate constraint b;',
    ],
    [
      'reading all rows for a new table that refers to another',
      'create table kinds (id text);\ncreate table firsts (kind text references kinds, user_id uuid references users);\ninsert into firsts select kind, user_id from learning_events;',
      'everybody who needs users waits while learning_events is read',
      'create table firsts (user_id uuid references users);\n-- step\ninsert into firsts select user_id from learning_events;',
    ],
    [
      'a column set not null before that is proven',
      'alter table users alter column full_name set not null;',
      'validate it in a second step',
      `${CHECK}\n-- step\n${VALIDATE}\n-- step\nalter table users alter column full_name set not null;\nalter table users drop constraint named;`,
    ],
    [
      'a default that differs from row to row',
      'alter table notices add column key uuid not null default gen_random_uuid();',
      'set the default in a second statement',
      'alter table notices add column key uuid;\nalter table notices alter column key set default gen_random_uuid();\nalter table notices add column at timestamptz not null default now(), add column n numeric(3, 1) not null default 0;',
    ],
    [
      'a column that is computed for every row',
      'alter table notices add column day date generated always as (happened_at::date) stored;',
      'fill it in batches',
      'alter table notices add column day date;',
    ],
    [
      'a column with a check',
      'alter table notices add column grade integer check (grade > 0);',
      'then its check "not valid"',
      'alter table notices add column grade integer;\nalter table notices add constraint graded check (grade > 0) not valid;\n-- step\nalter table notices validate constraint graded;',
    ],
    [
      'a column with a default and a foreign key',
      "alter table notices add column course_id text default 'a' references courses (id);",
      'then its foreign key "not valid"',
      'alter table notices add column course_id text references courses (id);',
    ],
    [
      'a unique column',
      'alter table users add column phone text unique;',
      'build a unique index concurrently',
      `alter table users add column phone text;\n${OUTSIDE}\ncreate unique index concurrently if not exists users_phone on users (phone);`,
    ],
    [
      'a unique constraint that is built in place',
      'alter table users add constraint one_phone unique (phone);',
      'with "using index"',
      `${OUTSIDE}\ncreate unique index concurrently if not exists one_phone on users (phone);\n-- step\nalter table users add constraint one_phone unique using index one_phone;`,
    ],
    [
      'another type',
      '-- contract: 0182\nalter table coin_entries alter column amount type bigint;',
      'add a column of the new type',
      'alter table coin_entries add column amount_in_cents bigint;',
    ],
    [
      'a change of all rows at once',
      "update learning_events set data = '{}' where data is null;",
      'repeat it in batches',
      batches('commit;'),
    ],
    [
      'batches that are never committed',
      batches(''),
      '"limit 5000" rows, and then commits',
      batches('commit;'),
    ],
    [
      'a deletion in a block',
      'do $$ begin if true then delete from notices where read_at is null; end if; end $$;',
      'notices is large; repeat it in batches',
      "do $$ begin if true then delete from courses where id = 'a'; end if; end $$;",
    ],
    [
      'a table that is written again',
      'cluster learning_events using learning_events_pkey;',
      'leave that to the operator',
      'comment on table learning_events is $$written in order$$;',
    ],
  ])('may not have %s', (_what, bad, message, good) => {
    expect(faultsOf(bad).join('\n')).toContain(message);
    expect(faultsOf(good)).toEqual([]);
  });
});

describe('any migration', () => {
  it.each([
    ['a column goes', 'alter table courses drop column title;'],
    ['a column goes, in short', 'alter table courses drop title;'],
    ['a column has another name', 'alter table courses rename title to name;'],
    ['a table has another name', 'alter table courses rename to units;'],
    ['a table goes', 'drop table if exists courses;'],
    ['a column has another type', 'alter table courses alter title type varchar(20);'],
    ['a column goes in a block', 'do $$ begin alter table courses drop column title; end $$;'],
  ])('says which release can do without what it removes: %s', (_what, sql) => {
    expect(faultsOf(sql)).toEqual([expect.stringContaining('write "-- contract: <number>"')]);
    expect(faultsOf(`-- contract: 0182\n${sql}`)).toEqual([]);
    expect(faultsOf(`-- contract: 0190\n${sql}`)).toEqual([
      expect.stringContaining('names no migration before'),
    ]);
    expect(faultsOf(`-- contract: 0150\n${sql}`)).toEqual([
      expect.stringContaining('names no migration before'),
    ]);
  });

  it('gives earlier releases a default for a column that is not null', () => {
    expect(faultsOf('alter table courses add column level text not null;')).toEqual([
      expect.stringContaining('give it a default'),
    ]);
    expect(faultsOf("alter table courses add column level text not null default 'easy';")).toEqual([]);
  });

  it('may do anything with a table that it makes', () => {
    expect(
      faultsOf(
        'create table users (id uuid);\ncreate index a on users (id);\nalter table users add unique (id);\nupdate users set id = null;\ndrop table users;',
      ),
    ).toEqual([]);
  });

  it.each([
    ['a transaction of its own', 'begin; drop index a; commit;', 'a step is a transaction already'],
    ['limits of its own', "set local lock_timeout = '1h';", 'every step has its limits already'],
    ['an empty step', 'drop index a;\n-- step\n-- Nothing.', 'it is empty'],
    [
      'a step line in the middle of a body',
      'create function f() returns int language sql as $$\n-- step\nselect 1 $$;',
      'goes on in the next step',
    ],
  ])('may not have %s', (_what, sql, message) => {
    expect(faultsOf(sql).join('\n')).toContain(message);
  });

  it('may look like the example of CONTRIBUTING', () => {
    const [, example = ''] =
      /```sql\n([^`]*)```/.exec(readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8')) ?? [];
    expect(parseMigration('0190_example.sql', example).steps).toHaveLength(3);
    expect(faultsOf(example)).toEqual([]);
  });

  it('is read without its comments, texts and names in quotes', () => {
    expect(
      faultsOf(`/* drop table /* courses; */ users */ select ';', E'\\'; drop table courses', $a$ $$; drop table users; $a$;
        -- drop table courses;
        alter table "courses" add "from" text default 'not null check (';`),
    ).toEqual([]);
    expect(faultsOf('ALTER TABLE "users"\n  DROP "email";')).not.toEqual([]);
  });
});

// They hold the lock of their first statement while they read the whole log.
it.each(['0080_project_reviews.sql', '0122_review_cards.sql', '0145_corrected_attendance.sql'])(
  'would not let %s be written again',
  (name) => {
    const sql = readFileSync(join(projectRoot, 'apps/api/src/database/migrations', name), 'utf8');
    expect(lintMigration(parseMigration(name, sql), EARLIER)).toContainEqual(
      expect.stringMatching(/everybody who needs \w+ waits while learning_events is read/),
    );
  },
);
