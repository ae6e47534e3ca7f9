import type { PostOffice } from '../../gateways/post-office.ts';
import type { Services } from '../../services.ts';
import { findMail, markMailSent, noteMailError } from './outbox.store.ts';

type MailContext = Pick<Services, 'db' | 'clock'> & { readonly postOffice: PostOffice | null };

/** Without a mail server the mail stays in the outbox (R4). A failed try is noted and made again by the worker. */
export async function sendMail({ db, clock, postOffice }: MailContext, mailId: string): Promise<void> {
  if (!postOffice) return;
  const mail = await findMail(db, mailId);
  if (!mail || mail.sentAt || mail.body === null) return;
  try {
    await postOffice.send({ ...mail, body: mail.body });
  } catch (error) {
    await noteMailError(db, mailId, error instanceof Error ? error.message : String(error));
    throw error;
  }
  await markMailSent(db, mailId, clock());
}
