import type { Role } from '@academy/domain/access';
import { TEST_TIME } from '../../apps/api/src/test/databases/templates.ts';
import { signInAs } from '../../apps/api/src/test/sign-in/sign-in-as.ts';
import { createTestApp, type TestApp } from '../../apps/api/src/test/test-app.ts';

export const ACADEMY_URL = 'http://academy.test';

/** The time of the demonstration. The academy's clock is stopped at it, and every visit starts at it. */
export { TEST_TIME };

let starting: Promise<TestApp> | null = null;

/** The real server on a separate database: one for all files of a worker. */
export function academy(): Promise<TestApp> {
  starting ??= createTestApp(
    {
      DEMO: 'on',
      PUBLIC_URL: ACADEMY_URL,
      LOG_LEVEL: 'warn',
      // All tests come from one address.
      WAITLIST_TRIES: '10000',
      WAITLIST_PLACES_PER_ADDRESS: '10000',
    },
    { template: 'demo' },
  );
  return starting;
}

export interface SignedIn {
  readonly id: string;
  readonly username: string;
  readonly cookie: string;
}

export interface NewPerson extends SignedIn {
  readonly password: string;
}

/** A person whom no other test uses. */
export async function newPerson(role: Role): Promise<NewPerson> {
  const test = await academy();
  const { id, username, password } = await test.addAccount(role);
  return { id, username, password, cookie: await signInAs(test, id) };
}

/** Another sign-in of a person; returns whether it is still valid. */
export async function signInElsewhere({ id }: SignedIn): Promise<() => Promise<boolean>> {
  const test = await academy();
  const cookie = await signInAs(test, id);
  return async () => (await test.call('GET', '/api/auth/user', { cookie })).statusCode === 200;
}

/** One of the three demo people, to be read and left unchanged. */
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
