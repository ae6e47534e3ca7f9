import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import type { Services } from '../../../../services.ts';
import { isFactorLost } from '../accounts.store.ts';
import { countPasskeys } from '../passkeys/passkeys.store.ts';
import { findSecondFactor } from '../second-factor/second-factors.store.ts';

type Parts = Pick<Services, 'config'>;

export const isRequiredOf = ({ config }: Parts, role: Actor['user']['role']): boolean =>
  config.needsStrongStaff && role !== 'learner';

/**
 * What opens the account by itself, or moves it to another address, is not for a sign-in by the password alone where its
 * owner can show more. A passkey counts where the academy asks for more than a password: elsewhere it is a convenience, and
 * who has lost the device must not be locked out. Nor is it for whoever set the password by a mailed link that took the
 * passkeys away: the mailbox is one factor, and an administrator is the second.
 */
export async function missingProof(
  parts: Parts,
  db: Queryable,
  { userId, user, isStrong }: Actor,
): Promise<'second-factor-not-shown' | 'second-factor-lost' | null> {
  if (isStrong) return null;
  if ((await findSecondFactor(db, userId))?.confirmedAt) return 'second-factor-not-shown';
  if (!isRequiredOf(parts, user.role)) return null;
  if ((await countPasskeys(db, userId)) > 0) return 'second-factor-not-shown';
  return (await isFactorLost(db, userId)) ? 'second-factor-lost' : null;
}
