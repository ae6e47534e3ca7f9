import type { Queryable } from '../../database/connect.ts';
import { auditLog } from '../../database/tables/invitations.ts';

interface Deed {
  readonly actorId: string;
  readonly action:
    | 'invite'
    | 'withdraw-invitation'
    | 'remove-entry'
    | 'move-session'
    | 'record-attendance'
    | 'assign-instructor'
    | 'set-joining-link';
  readonly subject: string;
  readonly now: Date;
}

/** Written in the transaction of the deed: what staff did to other people's data can be looked up later. */
export async function recordDeed(db: Queryable, { now, ...deed }: Deed): Promise<void> {
  await db.insert(auditLog).values({ ...deed, happenedAt: now });
}
