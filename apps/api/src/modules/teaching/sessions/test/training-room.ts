import { randomBytes } from 'node:crypto';
import type { Answer } from '@academy/contract';
import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import type { Role } from '@academy/domain/access';
import { createTestApp } from '../../../../test/test-app.ts';
import { makeToken } from '../../../accounts/identity/index.ts';

export interface Person {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly cookie: string;
}

interface SampleSession {
  readonly title?: string;
  /** In South Africa: `2026-11-20 17:30`. */
  readonly start?: string;
  readonly minutes?: number;
  readonly seats?: number;
  /** The instructor; Johan by default. */
  readonly instructor?: string;
}

/** `2026-11-20 17:30` in South Africa. */
const sast = (time: string) => new Date(`${time.replace(' ', 'T')}:00+02:00`);

/** The real server with learners, sessions and a clock that can be set. */
export async function openTrainingRoom() {
  const test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  const { pool } = test.database;
  let people = 0;
  let sessions = 0;

  /** Signed in without the password, which is slow on purpose. */
  async function person(role: Role = 'learner'): Promise<Person> {
    people += 1;
    const username = `${role}-${people}`;
    const email = `${username}@example.co.za`;
    const { token, tokenHash } = makeToken(randomBytes);
    const { rows } = await pool.query(
      `with account as (
         insert into users (username, full_name, email, role) values ($1, $2, $3, $4) returning id
       ), entrance as (
         insert into sign_ins (token_hash, user_id, device, created_at, last_seen_at, confirmed_at)
         select $5, id, 'test', $6, $6, $6 from account
       ) select id from account`,
      [username, `Full ${username}`, email, role, tokenHash, test.services.clock()],
    );
    return { id: rows[0].id, username, email, cookie: `sign-in=${token}` };
  }

  /** Makes a person the instructor of this room's sessions, in place of the previous one. */
  async function makeInstructor<Someone extends Person>(trainer: Someone): Promise<Someone> {
    await pool.query(
      `insert into instructor_accounts (instructor_id, user_id, assigned_at) values ('johan-van-wyk', $1, now())
       on conflict (instructor_id) do update set user_id = excluded.user_id`,
      [trainer.id],
    );
    return trainer;
  }

  async function session(sample: SampleSession = {}): Promise<string> {
    sessions += 1;
    const { title = `Session ${sessions}`, start = '2026-11-20 17:30', minutes = 120, seats = 10 } = sample;
    const { instructor = 'johan-van-wyk' } = sample;
    const startsAt = sast(start);
    const { rows } = await pool.query(
      `insert into training_sessions (id, title, type, description, instructor_id, course_id, starts_at, ends_at, seats)
       select $1, $2, 'Workshop', 'With paper and pencil.', $6, null, $3,
              $3::timestamptz + make_interval(mins => $4), $5 returning id`,
      [`session-${sessions}`, title, startsAt, minutes, seats, instructor],
    );
    return rows[0].id;
  }

  const book = (who: Person, sessionId: string, orWait = false, headers: Record<string, string> = {}) =>
    test.call('POST', `/api/sessions/${sessionId}/bookings`, {
      cookie: who.cookie,
      body: { orWait },
      headers,
    });
  const giveBack = (who: Person, sessionId: string, headers: Record<string, string> = {}) =>
    test.call('DELETE', `/api/sessions/${sessionId}/bookings`, { cookie: who.cookie, headers });
  const move = (who: Person, sessionId: string, date: string) =>
    test.app.inject({
      method: 'PUT',
      url: `/api/sessions/${sessionId}`,
      headers: { cookie: who.cookie },
      payload: { date },
    });

  async function seen(who: Person, sessionId: string): Promise<SessionAnswer | undefined> {
    const list = await test.call('GET', '/api/sessions', { cookie: who.cookie });
    return list.json().find(({ id }: SessionAnswer) => id === sessionId);
  }

  async function mailsTo({ email }: Person): Promise<{ subject: string; body: string }[]> {
    const { rows } = await pool.query(
      'select subject, body from outbox_mails where recipient = $1 order by created_at, subject',
      [email],
    );
    return rows;
  }

  /** A person's notices, the newest first. */
  async function noticesOf({ cookie }: Person) {
    const answer = await test.call('GET', '/api/notices', { cookie });
    return answer
      .json<Answer<'GET /api/notices'>>()
      .notices.map(({ kind, title, dueAt }) => ({ kind, title, dueAt }));
  }

  /** Usernames by state, in the order of booking. */
  async function roster(sessionId: string): Promise<{ booked: string[]; waiting: string[] }> {
    const { rows } = await pool.query(
      `select u.username, b.state from session_bookings b join users u on u.id = b.user_id
        where session_id = $1 order by b.place`,
      [sessionId],
    );
    const of = (state: string) => rows.filter((row) => row.state === state).map((row) => row.username);
    return { booked: of('booked'), waiting: of('waiting') };
  }

  const setClock = (time: string) => test.moveClock(sast(time).getTime() - test.services.clock().getTime());

  return {
    test,
    person,
    makeInstructor,
    session,
    book,
    giveBack,
    move,
    seen,
    mailsTo,
    noticesOf,
    roster,
    setClock,
  };
}

export type TrainingRoom = Awaited<ReturnType<typeof openTrainingRoom>>;
