import type { Role } from '@academy/domain/access';
import { TEST_TIME } from '../../apps/api/src/test/databases/templates.ts';
import { signInAs } from '../../apps/api/src/test/sign-in/sign-in-as.ts';
import { createTestApp, type TestApp } from '../../apps/api/src/test/test-app.ts';

export const ACADEMY_URL = 'http://academy.test';

/** The time of the demonstration. The academy's clock stands still at it, and every visit begins there. */
export { TEST_TIME };

let starting: Promise<TestApp> | null = null;

/** The real server on a database of its own: one for all the files of a worker. */
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

/** Somebody whom no other test knows. */
export async function newPerson(role: Role): Promise<NewPerson> {
  const test = await academy();
  const { id, username, password } = await test.addAccount(role);
  return { id, username, password, cookie: await signInAs(test, id) };
}

/** Another sign-in of a person; answers whether it still holds. */
export async function signInElsewhere({ id }: SignedIn): Promise<() => Promise<boolean>> {
  const test = await academy();
  const cookie = await signInAs(test, id);
  return async () => (await test.call('GET', '/api/auth/user', { cookie })).statusCode === 200;
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
