import { type EmailLinkPurpose, usernameAfterChange } from '@academy/domain/accounts/identity';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import { addJob } from '../../../../job-queue/add-job.store.ts';
import { queueMail } from '../../../academy/outbox/index.ts';
import { lockAccount, replaceEmail, setPasswordHash } from '../accounts.store.ts';
import { notifyAdministrators } from '../notify-administrators.ts';
import { forgetLinksOf } from '../one-time-links.store.ts';
import { removePasskeysOf } from '../passkeys/passkeys.store.ts';
import { recordLostFactor } from '../second-factor/lost-factor.ts';
import { removeSecondFactorSince } from '../second-factor/second-factors.store.ts';
import { hashToken } from '../secret-token.ts';
import { endAllSignIns } from '../sessions/sign-ins.store.ts';
import { forgetOtherDevices } from '../sign-in/known-devices.store.ts';
import { type EmailParts, makeChangeLink } from './change-email.ts';
import { lockChangeOf, markConfirmed, personOfChangeLink, undoChangesSince } from './email-changes.store.ts';
import { CHANGED_SUBJECT, changedLetter, UNDONE_SUBJECT, undoneLetter, welcomeLetter } from './letters.ts';

/** The account first, then the change: the lock order everywhere. */
async function lockAccountOf(parts: EmailParts, tx: Queryable, token: string, purpose: EmailLinkPurpose) {
  const tokenHash = hashToken(token);
  const userId = await personOfChangeLink(tx, tokenHash);
  const account = userId && (await lockAccount(tx, userId));
  const change = account && (await lockChangeOf(tx, { tokenHash, purpose, now: parts.clock() }));
  return change ? { account, change } : null;
}

/** Anyone who holds the link reads the new address. The previous one is notified, with the way back. */
export async function confirmEmail(parts: EmailParts, tx: Queryable, token: string) {
  const now = parts.clock();
  const found = await lockAccountOf(parts, tx, token, 'confirm');
  if (!found || found.change.confirmedAt) return refuse('link-not-valid');
  const { account, change } = found;
  const email = change.newEmail;
  const username = usernameAfterChange(account.username, email);
  if (!(await replaceEmail(tx, account.id, { email, username }))) return refuse('email-taken');
  await markConfirmed(tx, change.id, now);
  const name = account.fullName ?? account.username;
  await queueMail(tx, { recipient: email, subject: CHANGED_SUBJECT, body: welcomeLetter(name), now });
  if (change.oldEmail !== null) {
    const link = await makeChangeLink(parts, tx, change, 'undo');
    const body = changedLetter({ name, newEmail: email, link });
    await queueMail(tx, { recipient: change.oldEmail, subject: CHANGED_SUBJECT, body, now });
  }
  await notifyAdministrators(tx, { person: account, change: 'email-changed', by: null, now });
  return accept({ userId: account.id, email });
}

export type UndoParts = EmailParts & {
  /** The request to erase the account, which a stranger may have made and whose letter went to the stranger. */
  readonly cancelErasure: (tx: Queryable, userId: string) => Promise<void>;
};

/**
 * Gives the account back to the reader of the previous address, before and after the new one was confirmed. Nothing that a
 * stranger may have created, known or been mailed opens it any more: the request needed the password, and an earlier passkey
 * may be the stranger's.
 */
export async function undoEmail(parts: UndoParts, tx: Queryable, token: string) {
  const now = parts.clock();
  const found = await lockAccountOf(parts, tx, token, 'undo');
  const email = found?.change.oldEmail;
  if (!found || !email) return refuse('link-not-valid');
  const { account, change } = found;
  const username = usernameAfterChange(account.username, email);
  if (!(await replaceEmail(tx, account.id, { email, username }))) return refuse('email-taken');
  await undoChangesSince(tx, { userId: account.id, askedAt: change.askedAt, now });
  await setPasswordHash(tx, account.id, null);
  const isFactorRemoved = await removeSecondFactorSince(tx, account.id, change.askedAt);
  const removedPasskeys = await removePasskeysOf(tx, account.id);
  await endAllSignIns(tx, account.id);
  await forgetOtherDevices(tx, account.id, null);
  await forgetLinksOf(tx, account.id);
  await parts.cancelErasure(tx, account.id);
  const lost = { account, isRemoved: isFactorRemoved || removedPasskeys.length > 0 };
  const body = undoneLetter({
    name: account.fullName ?? account.username,
    removedPasskeys,
    isFactorRemoved,
    linesAboutLoss: await recordLostFactor(parts, tx, lost),
  });
  await queueMail(tx, { recipient: email, subject: UNDONE_SUBJECT, body, now });
  await notifyAdministrators(tx, { person: account, change: 'email-undone', by: null, now });
  await addJob(tx, 'mail-password-link', { username: email.toLowerCase() });
  return accept({ userId: account.id, email });
}
