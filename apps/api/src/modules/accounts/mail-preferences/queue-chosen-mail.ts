import { isMailWanted, MAIL_KINDS, type MailKind } from '@academy/domain/academy/mail-kinds';
import { sendingTime } from '@academy/domain/accounts/mail-preferences';
import type { Queryable } from '../../../database/connect.ts';
import { readGrantKey } from '../../../http/documents/grant-key.store.ts';
import { queueMail } from '../../academy/outbox/index.ts';
import { quietHoursOf, readMailPreference } from './mail-preferences.store.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

interface ChosenMail {
  readonly kind: MailKind;
  readonly userId: string;
  readonly recipient: string | null;
  readonly subject: string;
  readonly body: string;
  readonly publicUrl: string;
  readonly now: Date;
  /** Of no use after this instant. */
  readonly usefulUntil?: Date;
}

/** An optional mail: sent only to people who want it, and with a link to unsubscribe from its kind. */
export async function queueChosenMail(tx: Queryable, mail: ChosenMail): Promise<boolean> {
  const { kind, userId, recipient, subject, body, publicUrl, now } = mail;
  if (recipient === null || !isMailWanted(kind, await readMailPreference(tx, userId, kind))) return false;
  const sendAt = sendingTime(now, await quietHoursOf(tx, userId), mail.usefulUntil);
  const token = unsubscribeToken({ userId, kind }, await readGrantKey(tx));
  const unsubscribeUrl = `${publicUrl}/unsubscribe/${token}`;
  const end = `No more mails of this kind (${MAIL_KINDS[kind].name})? One click ends them:`;
  await queueMail(tx, {
    recipient,
    subject,
    body: [body, '', '--', end, unsubscribeUrl].join('\n'),
    unsubscribeUrl,
    userId,
    kind,
    now,
    sendAt,
  });
  return true;
}
