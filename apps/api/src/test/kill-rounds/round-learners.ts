import { randomBytes } from 'node:crypto';
import type { Random } from '@academy/domain/learning/questions';
import type { DatabaseConnection } from '../../database/connect.ts';
import { createAccount, makeToken } from '../../modules/accounts/identity/index.ts';
import { CLAIMS, planWrites, type Write } from './plan-writes.ts';

export interface RoundLearner {
  readonly id: string;
  readonly cookie: string;
  readonly plan: readonly Write[];
}

export const COURSE = 'ai-fundamentals';
const LEARNERS = 8;
const SESSIONS = 3;
const LESSONS = 4;

/** Signed-in learners with something to claim, and sessions that they can book. */
export async function addRoundLearners(
  { db, pool }: DatabaseConnection,
  { address, name, random }: { address: string; name: string; random: Random },
): Promise<RoundLearner[]> {
  const lessons = await pool.query<{ id: string }>(
    `select id from lessons where course_id = $1 and is_written and removed_at is null order by id limit $2`,
    [COURSE, LESSONS],
  );
  const sessions = await pool.query<{ id: string }>(
    `insert into training_sessions (id, title, type, description, instructor_id, starts_at, ends_at, seats)
     select $1 || '-' || day, 'Questions and answers', 'Workshop', 'With paper and pencil.',
            (select min(id) from instructors), start, start + interval '1 hour', 100
       from generate_series(1, $2) day, lateral (select now() + day * interval '1 day') at (start)
     returning id`,
    [name, SESSIONS],
  );
  const course = await (await fetch(`${address}/api/courses/${COURSE}`)).json();
  const places = {
    courseId: COURSE,
    quoteId: (course as { quote: { id: string } }).quote.id,
    lessonIds: lessons.rows.map(({ id }) => id),
    sessionIds: sessions.rows.map(({ id }) => id),
  };
  const learners: RoundLearner[] = [];
  for (let turn = 0; turn < LEARNERS; turn += 1) {
    const username = `${name}-${turn}`;
    const account = await createAccount(db, {
      username,
      fullName: 'Thandi Nkosi',
      email: `${username}@example.co.za`,
      role: 'learner',
      passwordHash: 'nobody signs in with a password here',
    });
    if (!account) throw new Error(`The account ${username} exists already.`);
    const { token, tokenHash } = makeToken(randomBytes);
    await pool.query(
      `insert into sign_ins (token_hash, user_id, device, created_at, last_seen_at, confirmed_at)
       values ($1, $2, 'test', now(), now(), now())`,
      [tokenHash, account.id],
    );
    await pool.query(
      `insert into learning_events (user_id, kind, subject, occurred_at, data)
       select $1, 'activity-recognised', gen_random_uuid()::text, '2026-11-01', '{"activity": "assessment"}'
         from generate_series(1, $2)`,
      [account.id, CLAIMS],
    );
    learners.push({ id: account.id, cookie: `sign-in=${token}`, plan: planWrites(places, random) });
  }
  return learners;
}
