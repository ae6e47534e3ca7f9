import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/test-database.ts';
import { migrate } from './migrate.ts';
import { careerResults, events } from './tables/academy-life.ts';
import { seenAchievements } from './tables/achievements.ts';
import { knownDevices, oneTimeLinks, signIns, tryCounts, users } from './tables/identity.ts';
import { auditLog, invitations } from './tables/invitations.ts';
import {
  assessmentAttempts,
  courseProgress,
  enrolments,
  learnerTallies,
  learningDays,
  learningEvents,
  lessonProgress,
  lessonWritings,
  projectWork,
  skillLevels,
  streaks,
  userAchievements,
} from './tables/learning.ts';
import { outboxMails } from './tables/outbox.ts';
import { repeatableAnswers } from './tables/repeatable-answers.ts';
import { waitlistCounter, waitlistEntries, waitlistTakings } from './tables/waitlist.ts';

const databases: TestDatabase[] = [];
async function database(template?: string): Promise<TestDatabase> {
  const created = await createTestDatabase(template);
  databases.push(created);
  return created;
}
afterEach(async () => {
  for (const each of databases.splice(0)) await each.drop();
});

describe('migrations', () => {
  it('bring an empty database to the newest form, and then have nothing to do', async () => {
    const { pool } = await database('template0');
    const applied = await migrate(pool);
    expect(applied.length).toBeGreaterThan(0);
    expect(applied).toEqual([...applied].sort());
    expect(await migrate(pool)).toEqual([]);
  });

  it('are applied once when several processes start together', async () => {
    const { pool } = await database('template0');
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(pool)));
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    const { rows } = await pool.query('select count(*)::int as n from schema_migrations');
    expect(rows[0].n).toBe(applied.flat().length);
  });

  it('stop the start when an applied file was edited', async () => {
    const { pool } = await database();
    await pool.query("update schema_migrations set fingerprint = 'other' where name like '0001%'");
    await expect(migrate(pool)).rejects.toThrow('0001_identity.sql was changed after it had been applied');
  });

  it.each<[string, PgTable]>([
    ['users', users],
    ['sign_ins', signIns],
    ['known_devices', knownDevices],
    ['try_counts', tryCounts],
    ['one_time_links', oneTimeLinks],
    ['outbox_mails', outboxMails],
    ['invitations', invitations],
    ['learning_events', learningEvents],
    ['enrolments', enrolments],
    ['lesson_progress', lessonProgress],
    ['course_progress', courseProgress],
    ['learning_days', learningDays],
    ['streaks', streaks],
    ['skill_levels', skillLevels],
    ['assessment_attempts', assessmentAttempts],
    ['lesson_writings', lessonWritings],
    ['project_work', projectWork],
    ['events', events],
    ['career_results', careerResults],
    ['user_achievements', userAchievements],
    ['seen_achievements', seenAchievements],
    ['learner_tallies', learnerTallies],
    ['audit_log', auditLog],
    ['repeatable_answers', repeatableAnswers],
    ['waitlist_counter', waitlistCounter],
    ['waitlist_entries', waitlistEntries],
    ['waitlist_takings', waitlistTakings],
  ])('make the table %s as the stores know it', async (name, table) => {
    const { pool } = await database();
    const { rows } = await pool.query(
      `select column_name, is_nullable from information_schema.columns
        where table_schema = 'public' and table_name = $1`,
      [name],
    );
    const known = Object.values(getTableColumns(table)).map((column) => [column.name, column.notNull]);
    expect(getTableName(table)).toBe(name);
    expect(known.sort()).toEqual(rows.map((row) => [row.column_name, row.is_nullable === 'NO']).sort());
  });
});

describe('the rules that the database keeps itself', () => {
  const insert = (columns: string, values: string) => `insert into users (${columns}) values (${values})`;
  const pioneer = (position: number, email: string, province: string, code: string) =>
    `insert into waitlist_entries (position, email, name, province, registered_at, referral_code)
     values (${position}, '${email}', 'Al', '${province}', now(), '${code}')`;
  it.each([
    ['an unknown role', insert('username, role', "'a', 'owner'")],
    [
      'two usernames that differ in case only',
      `${insert('username, role', "'anna', 'learner'")}; ${insert('username, role', "'ANNA', 'learner'")}`,
    ],
    [
      "a username that is another person's address",
      `${insert('username, email, role', "'a', 'x@y.za', 'learner'")}; ${insert('username, role', "'x@y.za', 'learner'")}`,
    ],
    [
      'an unsent mail without text',
      "insert into outbox_mails (recipient, subject, created_at) values ('a', 'b', now())",
    ],
    ['a fifty-first early-access place', 'update waitlist_counter set used = 51'],
    ['a second counter of places', 'insert into waitlist_counter default values'],
    ['a place beyond the fiftieth', pioneer(51, 'a@b.co', 'Gauteng', 'CODE0001')],
    ['a tenth province', pioneer(1, 'a@b.co', 'Atlantis', 'CODE0001')],
    [
      'a place that is taken',
      `${pioneer(1, 'a@b.co', 'Gauteng', 'CODE0001')}; ${pioneer(1, 'c@d.co', 'Gauteng', 'CODE0002')}`,
    ],
    [
      'two places for addresses that differ in case only',
      `${pioneer(1, 'a@b.co', 'Gauteng', 'CODE0001')}; ${pioneer(2, 'A@B.co', 'Gauteng', 'CODE0002')}`,
    ],
  ])('refuse %s', async (_name, statements) => {
    const { pool } = await database();
    await expect(pool.query(statements)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
  });
});
