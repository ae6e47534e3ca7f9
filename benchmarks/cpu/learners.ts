// Learners for the writes, created directly in the product's own database: signed in, in the course, with a month of
// activity.
import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { Product } from '../system/product.ts';
import type { ReplayedCall } from './calls.ts';
import { createSender } from './send-calls.ts';

const MOST_EVENTS_OF_BATCH = 100;

export interface Lesson {
  readonly id: string;
  readonly minutes: number;
  readonly checkIds: readonly string[];
  readonly hasExercise: boolean;
}

export interface Learners {
  /** One for each learner. */
  readonly cookies: readonly string[];
  readonly lessons: readonly Lesson[];
}

export async function addLearners(product: Product, count: number, courseId: string): Promise<Learners> {
  const database = await product.openDatabase();
  try {
    const group = randomBytes(4).toString('hex');
    const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
    const hashes = tokens.map((token) => hash('sha256', token, 'buffer'));
    await database.query(
      `insert into users (username, full_name, email, role, created_at)
       select $1 || n, 'Learner ' || n, $1 || n || '@example.co.za', 'learner', now() - interval '30 days'
         from generate_series(1, $2::int) as n`,
      [group, count],
    );
    await database.query(
      `insert into sign_ins (token_hash, user_id, device, created_at, last_seen_at)
       select token_hash, u.id, 'benchmark', now(), now()
         from unnest($2::bytea[]) with ordinality as t (token_hash, n) join users u on u.username = $1 || n`,
      [group, hashes],
    );
    await database.query(
      `insert into enrolments (user_id, course_id, enrolled_at)
       select id, $2, now() - interval '29 days' from users where username like $1 || '%'`,
      [group, courseId],
    );
    const { rows } = await database.query<Lesson>(
      `select id, minutes, check_ids as "checkIds", has_exercise as "hasExercise" from lessons
        where course_id = $1 and is_written and removed_at is null order by module_id, position`,
      [courseId],
    );
    return { cookies: tokens.map((token) => `sign-in=${token}`), lessons: rows };
  } finally {
    await database.end();
  }
}

type Event = Readonly<Record<string, unknown>>;

function reportCall(cookie: string, events: readonly Event[]): ReplayedCall {
  return {
    method: 'POST',
    path: '/api/learning-events',
    headers: { cookie, 'content-type': 'application/json', 'accept-encoding': 'gzip, deflate, br' },
    body: JSON.stringify({ events }),
    status: 200,
  };
}

/** Everything that a lesson requires except its end: after this, reading it completes it. */
function nearlyCompleted({ id: lessonId, minutes, checkIds, hasExercise }: Lesson, at: Date): Event[] {
  const base = { lessonId, occurredAt: at.toISOString() };
  return [
    { id: randomUUID(), kind: 'lesson-studied', ...base, seconds: Math.min(900, minutes * 60), place: 900 },
    ...checkIds.map((checkId) => ({
      id: randomUUID(),
      kind: 'check-answered',
      ...base,
      checkId,
      isRight: true,
    })),
    ...(hasExercise ? [{ id: randomUUID(), kind: 'exercise-tried', ...base, isPassed: true }] : []),
  ];
}

const HOUR_MS = 3_600_000;

/** Brings all of them to the point where one event completes a lesson. */
export async function prepareLearners(url: string, { cookies, lessons }: Learners): Promise<void> {
  const now = Date.now();
  // Each lesson in a separate hour, so that no study overlaps.
  const events = () =>
    lessons.flatMap((lesson, index) => nearlyCompleted(lesson, new Date(now - (index + 1) * HOUR_MS)));
  const sender = createSender(url, 4);
  const waiting = [...cookies];
  async function line(): Promise<void> {
    for (let cookie = waiting.pop(); cookie; cookie = waiting.pop()) {
      const all = events();
      for (let from = 0; from < all.length; from += MOST_EVENTS_OF_BATCH)
        await sender.send(reportCall(cookie, all.slice(from, from + MOST_EVENTS_OF_BATCH)));
    }
  }
  await Promise.all(Array.from({ length: 4 }, line));
  sender.close();
}

/** Each time another learner completes a lesson; when all have completed all, they read them again. */
export function stepsCompleted({ cookies, lessons }: Learners): () => ReplayedCall[] {
  let step = 0;
  return () => {
    const cookie = cookies[step % cookies.length] ?? '';
    const lesson = lessons[Math.floor(step / cookies.length) % lessons.length];
    step += 1;
    const event = { id: randomUUID(), kind: 'lesson-read', lessonId: lesson?.id };
    return [reportCall(cookie, [{ ...event, occurredAt: new Date().toISOString() }])];
  };
}

/** One learner who studies on and on. */
export function studyOfOne(cookie: string, lessons: readonly Lesson[]): () => ReplayedCall[] {
  let step = 0;
  return () => {
    const lesson = lessons[step % lessons.length];
    step += 1;
    const event = { id: randomUUID(), kind: 'lesson-studied', lessonId: lesson?.id, seconds: 30 };
    return [reportCall(cookie, [{ ...event, place: step % 1000, occurredAt: new Date().toISOString() }])];
  };
}
