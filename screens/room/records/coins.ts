import type { ActivityId } from '@academy/domain/learning/learning-log';
import {
  addEvents,
  completeCourses as complete,
  fillPurse,
} from '../../../apps/api/src/modules/rewards/coins/test/purse.ts';
import { academy, type SignedIn } from '../academy.ts';

/** Coins in the purse of somebody who is not of the demo. */
export const giveCoins = async ({ id }: SignedIn, amount: number) => fillPurse(await academy(), id, amount);

/** Things that somebody has done and not claimed yet. */
export const giveToClaim = async ({ id }: SignedIn, activity: ActivityId, count: number) =>
  addEvents(await academy(), id, activity, count);

export const completeCourses = async ({ id }: SignedIn, ...courseIds: string[]) =>
  complete(await academy(), id, courseIds);
