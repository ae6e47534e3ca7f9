import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import type { Services } from '../../../../services.ts';
import { findAccount, lockAccount, setPasswordHash } from '../accounts.store.ts';
import { endPendingChanges } from '../email-change/email-changes.store.ts';
import { notifyAdministrators } from '../notify-administrators.ts';
import { notifyOwner } from '../notify-owner.ts';
import { markLinkUsed, personOfLink, personOfOpenLink } from '../one-time-links.store.ts';
import { removedPasskeysLines } from '../passkeys/letter-lines.ts';
import { removePasskeysOf } from '../passkeys/passkeys.store.ts';
import { refuseLink } from '../refuse-link.ts';
import { recordLostFactor } from '../second-factor/lost-factor.ts';
import { hashToken } from '../secret-token.ts';
import { endAllSignIns } from '../sessions/sign-ins.store.ts';
import { recogniseDevice } from '../sign-in/devices.ts';
import { forgetOtherDevices } from '../sign-in/known-devices.store.ts';
import type { TryLimits } from '../try-limits.store.ts';
import { namesOf } from './account-words.ts';
import { hashNewPassword } from './hash-new-password.ts';

type ResetPasswordDeps = Pick<Services, 'passwords' | 'clock' | 'config' | 'randomBytes'> & {
  readonly tryLimits: TryLimits;
};

interface PasswordReset {
  readonly token: string;
  readonly newPassword: string;
  readonly address: string;
}

interface Reset {
  readonly token: string;
  readonly passwordHash: string;
  readonly deviceToken: string | null;
}

/** Guessing links is limited. Outside any transaction: it hashes. */
export async function checkPasswordReset(deps: ResetPasswordDeps, db: Queryable, reset: PasswordReset) {
  const userId = await personOfOpenLink(db, hashToken(reset.token), deps.clock());
  const account = userId && (await findAccount(db, userId));
  if (!account) return refuseLink(deps.tryLimits, reset.address);
  return hashNewPassword(deps.passwords, {
    password: reset.newPassword,
    currentPassword: null,
    namesOfOwner: namesOf(account),
  });
}

/**
 * The link counts as used only when a password was set with it: a refused password can be corrected. Its holder reads the
 * owner's mail, so the device is known from now on: that keeps an account open to its owner while others guess at it. Whatever
 * a stranger may have left is removed: sign-ins, passkeys, and a pending change of the address.
 */
export async function resetPassword(deps: ResetPasswordDeps, tx: Queryable, reset: Reset) {
  const now = deps.clock();
  const tokenHash = hashToken(reset.token);
  const owner = await personOfLink(tx, tokenHash);
  const account = owner && (await lockAccount(tx, owner));
  // Checked again under its lock: another request may have used it since.
  const userId = await personOfOpenLink(tx, tokenHash, now);
  if (!account || !userId) return refuse('link-not-valid');
  await setPasswordHash(tx, userId, reset.passwordHash);
  await markLinkUsed(tx, tokenHash, now);
  await endPendingChanges(tx, userId, now);
  const removedPasskeys = await removePasskeysOf(tx, userId);
  await endAllSignIns(tx, userId);
  await forgetOtherDevices(tx, userId, null);
  const lines = [
    'A new password was set for your account, by a link that we had mailed to you.',
    ...removedPasskeysLines(removedPasskeys),
    ...(await recordLostFactor(deps, tx, { account, isRemoved: removedPasskeys.length > 0 })),
  ];
  await notifyOwner(tx, account, { subject: 'Your password was changed', lines, now });
  await notifyAdministrators(tx, { person: account, change: 'password-reset', by: null, now });
  return accept({ userId, deviceToken: await recogniseDevice(deps, tx, userId, reset.deviceToken) });
}
