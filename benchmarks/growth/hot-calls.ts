import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { ReplayedCall } from '../cpu/calls.ts';
import { COURSE, DEMO_LEARNER, LESSON } from '../product-places.ts';
import type { Product } from '../system/product.ts';

export interface Asker {
  readonly username: string;
  readonly cookie: string;
}

export interface HotCall {
  readonly name: string;
  /** Staff look at the whole academy: the size of their responses is bounded, the cost of counting may not be. */
  readonly by: 'learner' | 'admin';
  readonly make: (asker: Asker) => ReplayedCall;
}

function call(cookie: string, method: string, path: string, body?: object): ReplayedCall {
  const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
  return { method, path, headers: { cookie, ...type }, body: body ? JSON.stringify(body) : '', status: 200 };
}

export const read = (path: string, by: HotCall['by'] = 'learner'): HotCall => ({
  name: `GET ${path}`,
  by,
  make: ({ cookie }) => call(cookie, 'GET', path),
});

function report(name: string, details: object): HotCall {
  const event = () => ({
    id: randomUUID(),
    lessonId: LESSON,
    occurredAt: new Date().toISOString(),
    ...details,
  });
  return {
    name: `POST /api/learning-events, ${name}`,
    by: 'learner',
    make: ({ cookie }) => call(cookie, 'POST', '/api/learning-events', { events: [event()] }),
  };
}

const signIn: HotCall = {
  name: 'POST /api/auth/login',
  by: 'learner',
  make: ({ username }) => call('', 'POST', '/api/auth/login', { username, password: DEMO_LEARNER.password }),
};

export const HOT_CALLS: readonly HotCall[] = [
  read('/api/auth/user'),
  read('/api/progress/user'),
  read('/api/user/analytics'),
  read(`/api/courses/${COURSE}/progress`),
  read(`/api/lessons/${LESSON}`),
  read('/api/learning-tracks'),
  read('/api/training'),
  read('/api/sessions'),
  read('/api/events'),
  read('/api/event-registrations'),
  read('/api/certificates'),
  read('/api/achievements/user/details'),
  read('/api/auth/sessions'),
  read('/api/search?text=chatbot'),
  report('study', { kind: 'lesson-studied', seconds: 30, place: 500 }),
  report('a lesson read', { kind: 'lesson-read' }),
  signIn,
  read('/api/admin/overview', 'admin'),
  read('/api/admin/outbox?page=1', 'admin'),
  read('/api/admin/instructors', 'admin'),
  read('/api/my-courses', 'admin'),
  read('/api/students', 'admin'),
];

/** Signs in learners that are evenly spread among all, and the administrator. */
export async function signInSome(product: Product, learners: number, count: number) {
  // Every third learner is in the course whose lessons are requested.
  const numbers = Array.from(
    { length: count },
    (_, k) => 3 * Math.floor(((k + 0.5) * learners) / count / 3) + 3,
  );
  const usernames = [...numbers.map((n) => `grown${Math.min(n, learners - (learners % 3))}`), 'admin'];
  const tokens = usernames.map(() => randomBytes(32).toString('base64url'));
  const database = await product.openDatabase();
  try {
    await database.query(
      `insert into sign_ins (token_hash, user_id, device, created_at, last_seen_at)
       select t.token_hash, u.id, 'benchmark', now(), now()
         from unnest($1::bytea[], $2::text[]) as t (token_hash, username) join users u using (username)`,
      [tokens.map((token) => hash('sha256', token, 'buffer')), usernames],
    );
  } finally {
    await database.end();
  }
  const askers = usernames.map((username, k): Asker => ({ username, cookie: `sign-in=${tokens[k]}` }));
  return { learner: askers.slice(0, -1), admin: askers.slice(-1) };
}
