import { describe, expect, it, onTestFinished } from 'vitest';
import { migrationsFolder } from '../../test/databases/migrations-folder.ts';
import { createTestDatabase } from '../../test/databases/test-database.ts';
import { migrate } from '../migrate.ts';
import { MigrationError } from './migration-error.ts';
import { countUnapplied } from './plan-migrations.ts';
import { parseMigration } from './read-migrations.ts';

const FIRST = { '0001_start.sql': 'create table lessons (id int, title text);' };
const SECOND = { ...FIRST, '0002_name.sql': 'alter table lessons add name text;' };
const THIRD = { ...SECOND, '0003_names.sql': '-- contract: 0002\nalter table lessons drop title;' };

async function emptyDatabase() {
  const { pool, drop } = await createTestDatabase('empty');
  onTestFinished(drop);
  return {
    pool,
    /** What a server of that release does when it starts. */
    start: async (release: Record<string, string>) =>
      migrate(pool, { folder: await migrationsFolder(release) }),
    async schema() {
      const { rows } = await pool.query(
        `select attrelid::regclass || '.' || attname as name from pg_attribute
          where attrelid in (to_regclass('lessons'), to_regclass('schema_migrations')) and attnum > 0 order by 1`,
      );
      return rows.map(({ name }) => name);
    },
  };
}

describe('a database of a newer release', () => {
  it('is used by an older release that can, and left as it is', async () => {
    const { start, schema } = await emptyDatabase();
    await start(SECOND);
    const before = await schema();
    expect(await start(FIRST)).toEqual({ applied: [], isNewer: true });
    expect(await schema()).toEqual(before);
    expect((await start(THIRD)).applied).toEqual(['0003_names.sql']);
    expect(await start(SECOND)).toEqual({ applied: [], isNewer: true });
  });

  it('is refused by a release that needs what is gone', async () => {
    const { start, schema } = await emptyDatabase();
    await start(THIRD);
    const before = await schema();
    const refused = await start(FIRST).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MigrationError);
    expect((refused as Error).message).toBe(
      'This database has been changed by a newer release (0003_names.sql): start that release or a newer one; nothing was changed.',
    );
    expect(await schema()).toEqual(before);
  });

  it('is refused also while the newer release is in the middle of its steps', async () => {
    const { start } = await emptyDatabase();
    const half = { '0003_names.sql': `${THIRD['0003_names.sql']}\n-- step\nselect from missing;` };
    await expect(start({ ...SECOND, ...half })).rejects.toThrow(
      'Step 2 of 2 of migration 0003_names.sql failed',
    );
    await expect(start(FIRST)).rejects.toThrow('by a newer release (0003_names.sql)');
    expect(await start(SECOND)).toEqual({ applied: [], isNewer: true });
  });

  it('is refused by a release with migrations that the other did not have', async () => {
    const { start, schema } = await emptyDatabase();
    await start(SECOND);
    const before = await schema();
    await expect(
      start({ ...FIRST, '0004_other.sql': 'alter table lessons add other text;' }),
    ).rejects.toThrow(
      'This database has been changed by another release (0002_name.sql) and lacks 0004_other.sql of this one: start a release that has both; nothing was changed.',
    );
    expect(await schema()).toEqual(before);
    const { applied } = await start({ ...SECOND, '0000_earlier.sql': 'select 1;' });
    expect(applied).toEqual(['0000_earlier.sql']);
  });
});

describe('the list of migrations of a release without steps', () => {
  const AS_IT_WAS = `create table schema_migrations (
    name text primary key, fingerprint text not null, applied_at timestamptz not null default now())`;
  const start = parseMigration('0001_start.sql', FIRST['0001_start.sql']);

  it('is taken over as it is, and holds finished migrations', async () => {
    const academy = await emptyDatabase();
    await academy.pool.query(`${FIRST['0001_start.sql']} ${AS_IT_WAS}`);
    const insert = 'insert into schema_migrations (name, fingerprint) values ($1, $2)';
    await academy.pool.query(insert, [start.name, start.fingerprint]);
    expect(await academy.start(FIRST)).toEqual({ applied: [], isNewer: false });
    expect(await academy.schema()).toHaveLength(5);
    expect((await academy.start(SECOND)).applied).toEqual(['0002_name.sql']);
    expect(await academy.schema()).toHaveLength(8);
    // A server of that release may still write it.
    await academy.pool.query(insert, ['0003_other.sql', 'a']);
    expect(await academy.start(SECOND)).toEqual({ applied: [], isNewer: true });
  });
});

it('counts migrations that are missing, unfinished or different, and none that it does not know', () => {
  const release = Object.entries(THIRD).map(([name, sql]) => parseMigration(name, sql));
  const rows = release.map(({ name, fingerprint }) => ({
    name,
    fingerprint,
    remainingSteps: 0,
    requires: null,
  }));
  const [first, second, third] = rows;
  if (!first || !second || !third) throw new Error('There are three.');
  expect(countUnapplied(release, rows)).toBe(0);
  expect(countUnapplied(release, [...rows, { ...first, name: '0004_newer.sql' }])).toBe(0);
  expect(countUnapplied(release, [first, { ...second, remainingSteps: 1 }])).toBe(2);
  expect(countUnapplied(release, [first, second, { ...third, fingerprint: 'other' }])).toBe(1);
});
