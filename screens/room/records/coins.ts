import type { ActivityId } from '@academy/domain/learning/learning-log';
import {
  addEvents,
  completeCourses as complete,
  fillPurse,
} from '../../../apps/api/src/modules/rewards/coins/test/purse.ts';
import { academy, type SignedIn } from '../academy.ts';

/** Gives coins to a person who is not one of the demo's. */
export const addCoins = async ({ id }: SignedIn, amount: number) => fillPurse(await academy(), id, amount);

/** Adds activities that the person can claim. */
export const addClaimableActivities = async ({ id }: SignedIn, activity: ActivityId, count: number) =>
  addEvents(await academy(), id, activity, count);

export const completeCourses = async ({ id }: SignedIn, ...courseIds: string[]) =>
  complete(await academy(), id, courseIds);
