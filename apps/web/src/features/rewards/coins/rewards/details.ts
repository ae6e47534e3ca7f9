import type { Input } from '@academy/contract';

/** What a reward needs beside its cost. */
export type Details = Omit<Input<'POST /api/coins/redemptions'>, 'rewardId'>;
