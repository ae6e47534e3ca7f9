import type { MailKind } from '@academy/domain/academy/mail-kinds';
import type { Queryable } from '../../../database/connect.ts';
import { addJob } from '../../../job-queue/add-job.store.ts';
import { addMail } from './outbox.store.ts';

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** For optional mails: the address to unsubscribe, the recipient, and the kind. */
  readonly unsubscribeUrl?: string;
  readonly userId?: string;
  readonly kind?: MailKind;
  readonly now: Date;
  /** Not before this time; at once by default. */
  readonly sendAt?: Date;
}

/** Called inside the transaction of its cause: the mail and the job that sends it exist only if that commits. */
export async function queueMail(db: Queryable, { sendAt, ...mail }: Mail): Promise<void> {
  const mailId = await addMail(db, mail);
  const isLater = sendAt !== undefined && sendAt > mail.now;
  await addJob(db, 'send-mail', { mailId }, isLater ? sendAt : null);
}
