import type { CoinRequest } from '@academy/contract/rewards/coins';
import { type RedemptionState, type RewardType, rewardNamed } from '@academy/domain/rewards/coins';

type Instant = Date | string;

interface RedemptionRow {
  readonly id: string;
  readonly rewardId: RewardType;
  readonly courseTitle: string | null;
  readonly state: RedemptionState;
  readonly requestedAt: Instant;
  readonly appointedAt: Instant | null;
  readonly reason: string | null;
}

const written = (instant: Instant) => new Date(instant).toISOString();
export const writtenOrNull = (instant: Instant | null) => (instant === null ? null : written(instant));

export function requestAnswer({ requestedAt, appointedAt, ...request }: RedemptionRow): CoinRequest {
  const { id, rewardId, courseTitle, state, reason } = request;
  return {
    id,
    rewardId,
    name: rewardNamed(rewardId).name,
    courseTitle,
    state,
    requestedAt: written(requestedAt),
    appointedAt: writtenOrNull(appointedAt),
    reason,
  };
}
