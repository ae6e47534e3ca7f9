import type { Queryable } from '../../database/connect.ts';
import { learningEvents } from '../../database/tables/learning.ts';

interface FriendJoined {
  readonly userId: string;
  readonly friendEntryId: string;
  readonly now: Date;
}

/** Recorded once for each friend, however often it is told. */
export async function recordFriendJoined(
  db: Queryable,
  { userId, friendEntryId, now }: FriendJoined,
): Promise<void> {
  await db
    .insert(learningEvents)
    .values({ userId, kind: 'friend-joined', subject: friendEntryId, occurredAt: now })
    .onConflictDoNothing();
}
