import type { WaitlistEntry } from '@academy/contract/invitations';
import { entryState } from '@academy/domain/invitations';
import type { Queryable } from '../../database/connect.ts';
import { allEntries, newestInvitations } from './invitations.store.ts';

export async function listWaitlist(db: Queryable, now: Date): Promise<WaitlistEntry[]> {
  const newest = await newestInvitations(db);
  const entries = await allEntries(db);
  return entries.map(({ id, position, name, email, province, registeredAt, userId }) => {
    const invitation = newest.get(id) ?? null;
    return {
      id,
      position,
      name,
      email,
      province,
      registeredAt: registeredAt.toISOString(),
      state: entryState(userId !== null, invitation, now),
      invitedAt: invitation?.createdAt.toISOString() ?? null,
    };
  });
}
