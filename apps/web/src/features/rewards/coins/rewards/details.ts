import type { Input } from '@academy/contract';

/** What a reward requires besides its cost. */
export type Details = Omit<Input<'POST /api/coins/redemptions'>, 'rewardId'>;
