import { type RewardType, returnedDescription, rewardNamed } from '@academy/domain/rewards/coins';
import type { Queryable } from '../../../../database/connect.ts';
import { addEntry } from '../ledger.store.ts';
import { changeRedemption } from './redemptions.store.ts';

interface ReturnedRedemption {
  readonly id: string;
  readonly userId: string;
  readonly rewardId: RewardType;
  readonly cost: number;
}

/** The coins go back as a separate entry: the ledger is append-only. Account and redemption are locked. */
export async function returnCoins(
  tx: Queryable,
  { id, userId, rewardId, cost }: ReturnedRedemption,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  await changeRedemption(tx, id, { state: 'returned', settledAt: now, reason });
  await addEntry(tx, {
    userId,
    kind: 'returned',
    amount: cost,
    description: returnedDescription(rewardNamed(rewardId)),
    occurredAt: now,
    redemptionId: id,
  });
}
