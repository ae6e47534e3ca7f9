import { checkNewPassword, SIGN_IN_LIMITS } from '@academy/domain/identity';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../database/connect.ts';
import { isCommonPassword } from '../../gateways/common-passwords.ts';
import type { Actor } from '../../http/endpoints/actor.ts';
import type { Services } from '../../services.ts';
import { findAccount, setPasswordHash } from './accounts.store.ts';
import { forgetOtherDevices } from './known-devices.store.ts';
import { namesOf } from './names-of.ts';
import { hashToken, makeToken } from './secret-token.ts';
import { endOtherSignIns, replaceToken } from './sign-ins.store.ts';
import type { TryLimits } from './try-limits.store.ts';

type Parts = Pick<Services, 'clock' | 'passwords' | 'randomBytes'> & { readonly tryLimits: TryLimits };

interface Change {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly deviceToken: string | null;
}

interface NewToken {
  readonly token: string;
  readonly maxAgeMs: number;
}

/**
 * 2§5: with the right current password. Whoever else is signed in to the account is signed out, and this sign-in goes
 * on under a new token: one that was stolen before opens nothing any more.
 */
export async function changePassword(parts: Parts, db: Queryable, actor: Actor, change: Change) {
  const account = await findAccount(db, actor.userId);
  if (!account) throw new Error('The account of a signed-in person is gone.');
  const tries = { 'current-password': account.id };
  const limited = await parts.tryLimits.take(tries);
  if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;
  if (!(await parts.passwords.verify(change.currentPassword, account.passwordHash)))
    return refuse('wrong-current-password');
  await parts.tryLimits.giveBack(tries);

  const checked = checkNewPassword({
    password: change.newPassword,
    currentPassword: change.currentPassword,
    isCommon: isCommonPassword(change.newPassword),
    namesOfOwner: namesOf(account),
  });
  if (!checked.ok) return checked;

  const passwordHash = await parts.passwords.hash(checked.value);
  const { token, tokenHash } = makeToken(parts.randomBytes);
  const now = parts.clock();
  const createdAt = await db.transaction(async (tx) => {
    await setPasswordHash(tx, account.id, passwordHash);
    await endOtherSignIns(tx, account.id, actor.signInId);
    await forgetOtherDevices(tx, account.id, change.deviceToken ? hashToken(change.deviceToken) : null);
    return replaceToken(tx, { signInId: actor.signInId, tokenHash, now });
  });
  // Ended from afar in this moment: the password is changed, and this device has to sign in with it.
  if (createdAt === null) return accept<NewToken | null>(null);
  const maxAgeMs = createdAt.getTime() + SIGN_IN_LIMITS[account.role].absoluteMs - now.getTime();
  return accept<NewToken | null>({ token, maxAgeMs });
}
