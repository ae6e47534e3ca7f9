import type { QuietHours } from '@academy/domain/accounts/mail-preferences';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import { forgetQuietHours, storeQuietHours } from './mail-preferences.store.ts';

/** Mails already queued go out at their scheduled time. */
export async function setQuietHours(db: Queryable, userId: string, hours: QuietHours | null, now: Date) {
  if (hours === null) {
    await forgetQuietHours(db, userId);
    return accept(null);
  }
  if (hours.fromHour === hours.toHour) return refuse('no-hours');
  await storeQuietHours(db, { userId, ...hours, changedAt: now });
  return accept(null);
}
