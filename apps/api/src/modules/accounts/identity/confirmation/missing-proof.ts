import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import type { Services } from '../../../../services.ts';
import { isFactorLost } from '../accounts.store.ts';
import { countPasskeys } from '../passkeys/passkeys.store.ts';
import { findSecondFactor } from '../second-factor/second-factors.store.ts';

type ProofDeps = Pick<Services, 'config'>;

export const isRequiredOf = ({ config }: ProofDeps, role: Actor['user']['role']): boolean =>
  config.needsStrongStaff && role !== 'learner';

/**
 * A sign-in by password alone may not change the ways into the account or its address if the owner can show more. A passkey
 * counts where the academy asks for more than a password: elsewhere it is a convenience, and losing the device must not
 * lock anyone out. The same holds after a password reset by a mailed link that removed the passkeys: the mailbox is one
 * factor, and an administrator is the second.
 */
export async function missingProof(
  deps: ProofDeps,
  db: Queryable,
  { userId, user, isStrong }: Actor,
): Promise<'second-factor-not-shown' | 'second-factor-lost' | null> {
  if (isStrong) return null;
  if ((await findSecondFactor(db, userId))?.confirmedAt) return 'second-factor-not-shown';
  if (!isRequiredOf(deps, user.role)) return null;
  if ((await countPasskeys(db, userId)) > 0) return 'second-factor-not-shown';
  return (await isFactorLost(db, userId)) ? 'second-factor-lost' : null;
}
