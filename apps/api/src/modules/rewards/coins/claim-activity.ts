import { accept, sastDay } from '@academy/domain/kernel';
import { type ActivityId, activityOf } from '@academy/domain/learning/learning-log';
import { activityNamed, claimedDescription, nextOf } from '@academy/domain/rewards/coins';
import type { Queryable } from '../../../database/connect.ts';
import { waitingEvents } from './coins.store.ts';
import { entryAnswer } from './entry-answer.ts';
import { addEntry, lockAccount, readTotals } from './ledger.store.ts';

/**
 * R6: the oldest unclaimed event of the activity becomes coins, once. A refund takes the same lock before the place ends:
 * the claim is either taken back with it, or finds no place any more.
 */
export async function claimActivity(
  tx: Queryable,
  { userId, activity: activityId, now }: { userId: string; activity: ActivityId; now: Date },
) {
  await lockAccount(tx, userId);
  const activity = activityNamed(activityId);
  const waiting = await waitingEvents(tx, userId);
  const event = waiting.find((each) => activityOf(each) === activityId);
  if (!event)
    return {
      ok: false,
      refusal: { code: 'nothing-to-claim', values: { next: nextOf(activity, waiting, sastDay(now)) } },
    } as const;
  const entry = await addEntry(tx, {
    userId,
    kind: 'claimed',
    amount: activity.reward,
    description: claimedDescription(activity),
    occurredAt: now,
    eventId: event.id,
  });
  return accept({ entry: entryAnswer(entry), ...(await readTotals(tx, userId)) });
}
