import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/answers/api-client.ts';
import { claimed, claimFailed, redemptionFailed } from './coin-messages.ts';

const friend = {
  id: 'friend',
  action: 'Refer a friend',
  reward: 150,
  waiting: 0,
  next: 'Share your link.',
} as const;

it('COIN-15 COIN-18 claiming names the coins, or what to do', () => {
  expect(claimed(friend)).toMatchObject({
    title: 'Reward Claimed!',
    description: 'You gained 150 coins: Refer a friend.',
  });
  const refusal = new ApiError(409, 'nothing-to-claim' as const, 'Nothing to claim yet. Share your link.');
  expect(claimFailed(refusal, friend)).toEqual({
    title: 'Nothing to claim yet',
    description: 'Share your link.',
  });
});

it('COIN-21 COIN-22 refusals of a redemption have the exact words', () => {
  expect(
    redemptionFailed(
      new ApiError(409, 'reward-locked' as const, 'Complete more courses to unlock this reward.'),
    ),
  ).toMatchObject({ title: 'Reward Locked', description: 'Complete more courses to unlock this reward' });
  expect(
    redemptionFailed(new ApiError(409, 'insufficient-balance' as const, 'You need 1 more NEXII coins.')),
  ).toMatchObject({ title: 'Insufficient Balance', description: 'You need 1 more NEXII coins' });
});
