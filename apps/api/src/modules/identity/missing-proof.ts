import type { Queryable } from '../../database/connect.ts';
import type { Actor } from '../../http/endpoints/actor.ts';
import type { Services } from '../../services.ts';
import { countPasskeys } from './passkeys.store.ts';
import { findSecondFactor } from './second-factors.store.ts';

type Parts = Pick<Services, 'config'>;

export const isRequiredOf = ({ config }: Parts, role: Actor['user']['role']): boolean =>
  config.needsStrongStaff && role !== 'learner';

/**
 * What opens the account by itself, or moves it to another address, is not for a sign-in by the password alone where its
 * owner can show more. A passkey counts where the academy asks for more than a password: elsewhere it is a convenience, and
 * who has lost the device must not be locked out.
 */
export async function mustShowMore(
  parts: Parts,
  db: Queryable,
  { userId, user, isStrong }: Actor,
): Promise<boolean> {
  if (isStrong) return false;
  if ((await findSecondFactor(db, userId))?.confirmedAt) return true;
  return isRequiredOf(parts, user.role) && (await countPasskeys(db, userId)) > 0;
}
