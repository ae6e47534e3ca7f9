import { PRODUCT_NAME } from '@academy/domain/product';
import type { Services } from '../../../../services.ts';
import { letter, queueMail } from '../../../academy/outbox/index.ts';
import { findAccountByName } from '../accounts.store.ts';
import { addLink } from '../one-time-links.store.ts';
import { makeToken } from '../secret-token.ts';

type PasswordLinkContext = Pick<Services, 'db' | 'clock' | 'randomBytes'> & {
  readonly publicUrl: () => string;
};

/** The token follows the `#`, so that it reaches neither a server log nor a scanner that opens links. */
export function passwordLink(publicUrl: string, token: string): string {
  return `${publicUrl}/reset-password#${token}`;
}

const linkLetter = (name: string, link: string) =>
  letter(
    name,
    `Someone, probably you, asked for a new password at ${PRODUCT_NAME}.`,
    'Open this link within the hour to choose one:',
    '',
    link,
    '',
    'The link works once. If it was not you, you can ignore this email: your password stays as it is.',
  );

/** The job behind "Forgot your password?": link and mail are written together, or neither is. */
export async function mailPasswordLink(context: PasswordLinkContext, foldedName: string): Promise<void> {
  const account = await findAccountByName(context.db, foldedName);
  const recipient = account?.email;
  if (!account || !recipient || account.suspendedAt) return;
  const { token, tokenHash } = makeToken(context.randomBytes);
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    await addLink(tx, { tokenHash, purpose: 'password-reset', userId: account.id, now });
    const body = linkLetter(account.fullName ?? account.username, passwordLink(context.publicUrl(), token));
    await queueMail(tx, { recipient, subject: `Your new password at ${PRODUCT_NAME}`, body, now });
  });
}
