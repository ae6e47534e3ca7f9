import type { WaitlistEntry } from '@academy/contract/admissions/invitations';
import { entryState } from '@academy/domain/admissions/invitations';
import { placeState } from '@academy/domain/admissions/waitlist';
import type { Queryable } from '../../../database/connect.ts';
import { allEntries, newestInvitations } from './invitations.store.ts';

export async function listWaitlist(db: Queryable, now: Date): Promise<WaitlistEntry[]> {
  const newest = await newestInvitations(db);
  const entries = await allEntries(db);
  return entries.map((entry) => {
    const { id, position, name, email, province, registeredAt, userId } = entry;
    const newestOfEntry = newest.get(id) ?? null;
    const isConfirmed = placeState(entry, now) === 'firm';
    return {
      id,
      position,
      name,
      email,
      province,
      registeredAt: registeredAt.toISOString(),
      state: entryState({ isConfirmed, hasJoined: userId !== null, newest: newestOfEntry }, now),
      invitedAt: newestOfEntry?.createdAt.toISOString() ?? null,
    };
  });
}
