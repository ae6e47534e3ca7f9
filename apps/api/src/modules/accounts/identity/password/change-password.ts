import { SIGN_IN_LIMITS } from '@academy/domain/accounts/identity';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import type { Services } from '../../../../services.ts';
import { type Account, findAccount, replacePasswordHash } from '../accounts.store.ts';
import { endPendingChanges } from '../email-change/email-changes.store.ts';
import { notifyAdministrators } from '../notify-administrators.ts';
import { notifyOwner } from '../notify-owner.ts';
import { keptPasskeysLines } from '../passkeys/letter-lines.ts';
import { countPasskeys } from '../passkeys/passkeys.store.ts';
import { hashToken, makeToken } from '../secret-token.ts';
import { endOtherSignIns, replaceToken } from '../sessions/sign-ins.store.ts';
import { forgetOtherDevices } from '../sign-in/known-devices.store.ts';
import type { TryLimits } from '../try-limits.store.ts';
import { namesOf } from './account-words.ts';
import { hashNewPassword } from './hash-new-password.ts';

type ChangePasswordDeps = Pick<Services, 'clock' | 'passwords' | 'randomBytes'> & {
  readonly tryLimits: TryLimits;
  readonly publicUrl: () => string;
};

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

interface Change {
  readonly account: Account;
  readonly passwordHash: string;
  readonly deviceToken: string | null;
}

interface NewToken {
  readonly token: string;
  readonly maxAgeMs: number;
}

/** 2§5: with the right current password. Outside any transaction, because both passwords are hashed here. */
export async function checkPasswordChange(
  deps: ChangePasswordDeps,
  db: Queryable,
  actor: Actor,
  change: PasswordChange,
) {
  const account = await findAccount(db, actor.userId);
  if (!account) throw new Error('The account of a signed-in person is gone.');
  const tries = { 'current-password': account.id };
  const limited = await deps.tryLimits.take(tries);
  if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;
  if (!(await deps.passwords.verify(change.currentPassword, account.passwordHash)))
    return refuse('wrong-current-password');
  await deps.tryLimits.refund(tries);

  const hashed = await hashNewPassword(deps.passwords, {
    password: change.newPassword,
    currentPassword: change.currentPassword,
    namesOfOwner: namesOf(account),
  });
  return hashed.ok ? accept({ account, passwordHash: hashed.value }) : hashed;
}

/**
 * Every other sign-in of the account ends, and this one continues under a new token: a token that was stolen
 * before opens nothing any more. A pending change of the address may be a stranger's, and is cancelled.
 */
export async function changePassword(deps: ChangePasswordDeps, tx: Queryable, actor: Actor, change: Change) {
  const { account, passwordHash, deviceToken } = change;
  // Changed or reset since it was checked: the given password is no longer the current one.
  if (!(await replacePasswordHash(tx, account, passwordHash))) return refuse('wrong-current-password');
  const { token, tokenHash } = makeToken(deps.randomBytes);
  const now = deps.clock();
  await endOtherSignIns(tx, account.id, actor.signInId);
  await forgetOtherDevices(tx, account.id, deviceToken ? hashToken(deviceToken) : null);
  await endPendingChanges(tx, account.id, now);
  const lines = [
    'The password of your account was changed. Every other device has to sign in again.',
    ...keptPasskeysLines(await countPasskeys(tx, account.id), deps.publicUrl),
  ];
  await notifyOwner(tx, account, { subject: 'Your password was changed', lines, now });
  await notifyAdministrators(tx, { person: account, change: 'password-changed', by: account, now });
  const createdAt = await replaceToken(tx, { signInId: actor.signInId, tokenHash });
  // Ended remotely at this moment: the password is changed, and this device has to sign in with it.
  if (createdAt === null) return accept<NewToken | null>(null);
  const maxAgeMs = createdAt.getTime() + SIGN_IN_LIMITS[account.role].absoluteMs - now.getTime();
  return accept<NewToken | null>({ token, maxAgeMs });
}
