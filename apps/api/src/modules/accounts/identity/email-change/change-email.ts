import { readEmail } from '@academy/domain/academy/email-addresses';
import { EMAIL_LINK_MS, type EmailLinkPurpose } from '@academy/domain/accounts/identity';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import type { Services } from '../../../../services.ts';
import { queueMail } from '../../../academy/outbox/index.ts';
import { findAccountByName, lockAccount } from '../accounts.store.ts';
import { missingProof } from '../confirmation/missing-proof.ts';
import { makeToken } from '../secret-token.ts';
import { isSignInOpen } from '../sessions/sign-ins.store.ts';
import {
  addChange,
  addChangeLink,
  type EmailChange,
  endPendingChanges,
  pendingChange,
} from './email-changes.store.ts';
import {
  ASKED_SUBJECT,
  CONFIRM_SUBJECT,
  changeRequestedLetter,
  confirmLetter,
  emailChangeLink,
  TAKEN_SUBJECT,
  takenLetter,
} from './letters.ts';

export type EmailParts = Pick<Services, 'clock' | 'config' | 'randomBytes'> & {
  readonly publicUrl: () => string;
};

/** A link to one of the two addresses, sent in its letter. */
export async function makeChangeLink(
  parts: EmailParts,
  tx: Queryable,
  change: EmailChange,
  purpose: EmailLinkPurpose,
): Promise<string> {
  const { token, tokenHash } = makeToken(parts.randomBytes);
  const expiresAt = new Date(parts.clock().getTime() + EMAIL_LINK_MS[purpose]);
  await addChangeLink(tx, { tokenHash, changeId: change.id, purpose, expiresAt });
  return emailChangeLink(parts.publicUrl(), purpose, token);
}

export async function readEmailChange(db: Queryable, { userId, user }: Actor, now: Date) {
  const change = await pendingChange(db, userId);
  const expiresAt = new Date((change?.askedAt.getTime() ?? 0) + EMAIL_LINK_MS.confirm);
  const isOpen = change !== null && expiresAt > now;
  return {
    email: user.email,
    pending: isOpen
      ? {
          email: change.newEmail,
          askedAt: change.askedAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        }
      : null,
  };
}

/**
 * Both addresses get a letter. Only the account that owns the new one learns that it is taken: the response here must not
 * say who learns at the academy.
 */
export async function requestEmailChange(parts: EmailParts, tx: Queryable, actor: Actor, typed: string) {
  const { userId, user } = actor;
  const missing = await missingProof(parts, tx, actor);
  if (missing) return refuse(missing);
  const newEmail = readEmail(typed);
  if (newEmail === null) return refuse('invalid-email');
  if (newEmail.toLowerCase() === user.email?.toLowerCase()) return refuse('email-unchanged');
  const now = parts.clock();
  await lockAccount(tx, userId);
  // Disowned since the request began: this sign-in may no longer move the account.
  if (!(await isSignInOpen(tx, actor.signInId))) return refuse('sign-in-ended');
  await endPendingChanges(tx, userId, now);
  const change = await addChange(tx, { userId, oldEmail: user.email, newEmail, askedAt: now });
  const name = user.fullName ?? user.username;
  if (user.email !== null) {
    const body = changeRequestedLetter({
      name,
      newEmail,
      link: await makeChangeLink(parts, tx, change, 'undo'),
    });
    await queueMail(tx, { recipient: user.email, subject: ASKED_SUBJECT, body, now });
  }
  const holder = await findAccountByName(tx, newEmail.toLowerCase());
  const link = await makeChangeLink(parts, tx, change, 'confirm');
  await queueMail(tx, {
    recipient: newEmail,
    now,
    ...(holder
      ? { subject: TAKEN_SUBJECT, body: takenLetter(holder.fullName ?? holder.username) }
      : { subject: CONFIRM_SUBJECT, body: confirmLetter(link) }),
  });
  return accept(null);
}
