import { mailPasswordLink } from '../../modules/accounts/identity/password/mail-password-link.ts';
import type { TestApp } from '../test-app.ts';

/** Asks for a new password and takes the token out of the mailed link; the mail is removed. */
export async function mailedPasswordToken(test: TestApp, email: string): Promise<string> {
  await mailPasswordLink({ ...test.services, publicUrl: () => 'https://academy.example' }, email);
  const { rows } = await test.database.pool.query(
    'select body from outbox_mails where recipient = $1 order by created_at desc, id limit 1',
    [email],
  );
  const token = /https:\/\/academy\.example\/reset-password#([\w-]{43})\n/.exec(rows[0].body)?.[1];
  if (!token) throw new Error('The mail has no link.');
  await test.database.pool.query('delete from outbox_mails where recipient = $1', [email]);
  return token;
}
