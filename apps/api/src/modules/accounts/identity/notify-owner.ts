import type { Queryable } from '../../../database/connect.ts';
import { letter, queueMail } from '../../academy/outbox/index.ts';

/** The owner is notified of everything that opens or closes the account. */
export async function notifyOwner(
  tx: Queryable,
  user: { readonly email: string | null; readonly fullName: string | null; readonly username: string },
  {
    subject,
    lines,
    now,
  }: { readonly subject: string; readonly lines: readonly string[]; readonly now: Date },
): Promise<void> {
  if (user.email === null) return;
  const advice =
    'If it was not you, choose a new password at once ("Forgot your password?") and write to us.';
  const body = letter(user.fullName ?? user.username, ...lines, '', advice);
  await queueMail(tx, { recipient: user.email, subject, body, now });
}
