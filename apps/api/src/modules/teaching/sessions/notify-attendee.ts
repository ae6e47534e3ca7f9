import type { Queryable } from '../../../database/connect.ts';
import { queueMail } from '../../academy/outbox/index.ts';
import type { Attendee } from './bookings/bookings.store.ts';

export const nameOf = ({ fullName, username }: Pick<Attendee, 'fullName' | 'username'>) =>
  fullName ?? username;

/** False when no address is known. */
export async function notifyAttendee(
  tx: Queryable,
  { email }: Pick<Attendee, 'email'>,
  letter: { readonly subject: string; readonly body: string },
  now: Date,
): Promise<boolean> {
  if (email === null) return false;
  await queueMail(tx, { recipient: email, ...letter, now });
  return true;
}
