import { secretOf, totpCode } from '../../modules/accounts/identity/second-factor/check-code.ts';
import type { TestApp } from '../test-app.ts';

const STEP_MS = 30_000;

/** The current code of this person's app. */
export async function codeNow({ database, services }: TestApp, userId: string): Promise<string> {
  const { rows } = await database.pool.query('select secret from second_factors where user_id = $1', [
    userId,
  ]);
  const secret = secretOf(services.secretBox, { userId, secret: rows[0].secret });
  return totpCode(secret ?? Buffer.alloc(0), Math.floor(services.clock().getTime() / STEP_MS));
}
