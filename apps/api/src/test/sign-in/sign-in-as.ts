import { randomBytes } from 'node:crypto';
import { makeToken } from '../../modules/accounts/identity/index.ts';
import type { TestApp } from '../test-app.ts';

/** A sign-in cookie without the password, which is slow on purpose. */
export async function signInAs(
  { database, services }: TestApp,
  userId: string,
  device = 'test',
): Promise<string> {
  const { token, tokenHash } = makeToken(randomBytes);
  await database.pool.query(
    `insert into sign_ins (token_hash, user_id, device, created_at, last_seen_at, confirmed_at)
     values ($1, $2, $3, $4, $4, $4)`,
    [tokenHash, userId, device, services.clock()],
  );
  return `sign-in=${token}`;
}
