import { fileURLToPath } from 'node:url';
import type { Role } from '@academy/domain/access';
import { seedDemo } from '../../apps/api/src/seed/seed-demo.ts';
import { signInAs } from '../../apps/api/src/test/sign-in-as.ts';
import { createTestApp, type TestApp } from '../../apps/api/src/test/test-app.ts';

export const ACADEMY_URL = 'http://academy.test';

const CONTENT = fileURLToPath(new URL('../../content/', import.meta.url));

/** The academy's own: a test may give the page another date. */
const RealDate = Date;

let starting: Promise<TestApp> | null = null;

async function start(): Promise<TestApp> {
  const test = await createTestApp(
    {
      DEMO: 'on',
      PUBLIC_URL: ACADEMY_URL,
      LOG_LEVEL: 'warn',
      // All tests come from one address.
      WAITLIST_TRIES: '10000',
      WAITLIST_PLACES_PER_ADDRESS: '10000',
    },
    { clock: () => new RealDate() },
  );
  await seedDemo(test.services, CONTENT);
  return test;
}

/** The real server on a database of its own: one for all the files of a worker. */
export function academy(): Promise<TestApp> {
  starting ??= start();
  return starting;
}

export interface SignedIn {
  readonly id: string;
  readonly username: string;
  readonly cookie: string;
}

/** Somebody whom no other test knows. */
export async function newPerson(role: Role): Promise<SignedIn> {
  const test = await academy();
  const { id, username } = await test.addAccount(role);
  return { id, username, cookie: await signInAs(test, id) };
}

/** One of the three people of the demo, to be looked at and left as they are. */
export async function demoPerson(username: 'learner' | 'trainer' | 'admin'): Promise<SignedIn> {
  const test = await academy();
  const { rows } = await test.database.pool.query<{ id: string }>(
    'select id from users where username = $1',
    [username],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`The demo has no ${username}.`);
  return { id, username, cookie: await signInAs(test, id) };
}
