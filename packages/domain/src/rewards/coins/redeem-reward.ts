import { accept, refuse } from '../../kernel/index.ts';
import { isLocked, type Reward } from './rewards.ts';

export interface Purse {
  readonly balance: number;
  readonly coursesCompleted: number;
}

/** 2§5: locked comes before the balance. `missing` is how many coins are lacking. */
export function redeemReward(reward: Reward, { balance, coursesCompleted }: Purse) {
  if (isLocked(reward, coursesCompleted)) return refuse('reward-locked');
  if (balance < reward.cost)
    return {
      ok: false,
      refusal: { code: 'insufficient-balance', missing: reward.cost - balance },
    } as const;
  return accept(reward.cost);
}
