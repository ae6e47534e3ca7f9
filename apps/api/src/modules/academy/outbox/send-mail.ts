import type { MailKind } from '@academy/domain/academy/mail-kinds';
import type { Queryable } from '../../../database/connect.ts';
import type { PostOffice } from '../../../gateways/post-office.ts';
import type { Services } from '../../../services.ts';
import {
  dropMail,
  findMail,
  markMailSent,
  readdressMail,
  recordMailError,
  type StoredMail,
} from './outbox.store.ts';

type MailContext = Pick<Services, 'db' | 'clock'> & {
  readonly postOffice: PostOffice | null;
  /** The current address for an optional mail; null when it is no longer wanted. */
  readonly recipientNow: (db: Queryable, userId: string, kind: MailKind) => Promise<string | null>;
};

async function recipientOf({ db, recipientNow }: MailContext, mail: StoredMail): Promise<string | null> {
  const { id, userId, kind, recipient } = mail;
  if (userId === null || kind === null) return recipient;
  const now = await recipientNow(db, userId, kind);
  if (now === null) await dropMail(db, id);
  else if (now !== recipient) await readdressMail(db, id, now);
  return now;
}

/** Without a mail server the mail stays in the outbox (R4). The worker records and retries a failure. */
export async function sendMail(context: MailContext, mailId: string): Promise<void> {
  const { db, clock, postOffice } = context;
  if (!postOffice) return;
  const mail = await findMail(db, mailId);
  if (!mail || mail.sentAt || mail.body === null) return;
  const recipient = await recipientOf(context, mail);
  if (recipient === null) return;
  try {
    await postOffice.send({ ...mail, recipient, body: mail.body });
  } catch (error) {
    await recordMailError(db, mailId, error instanceof Error ? error.message : String(error));
    throw error;
  }
  await markMailSent(db, mailId, clock());
}
