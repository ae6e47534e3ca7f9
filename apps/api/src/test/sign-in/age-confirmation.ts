import { CONFIRMATION_MS } from '@academy/domain/accounts/identity';
import type { TestApp } from '../test-app.ts';

/** Makes the confirmation of a person's sign-ins too old to count, without moving everybody's clock. */
export async function ageConfirmation({ database }: TestApp, userId: string): Promise<void> {
  await database.pool.query(
    "update sign_ins set confirmed_at = confirmed_at - $2 * interval '1 millisecond' where user_id = $1",
    [userId, CONFIRMATION_MS],
  );
}
