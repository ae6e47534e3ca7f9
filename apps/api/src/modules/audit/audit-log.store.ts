import type { Queryable } from '../../database/connect.ts';
import { auditLog } from '../../database/tables/invitations.ts';

interface StaffAction {
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

/** Written in the same transaction: what staff did to other people's data can be looked up later. */
export async function recordStaffAction(db: Queryable, { now, ...action }: StaffAction): Promise<void> {
  await db.insert(auditLog).values({ ...action, happenedAt: now });
}
