import type { Input } from '@academy/contract';
import { accept, refuse } from '@academy/domain/kernel';
import { redeemReward as redeem, redeemedDescription, rewardNamed } from '@academy/domain/rewards/coins';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import type { Catalogue } from '../../../catalogue/courses/index.ts';
import { NO_EFFECT, unlockedBy } from '../../../learning/learning-log/index.ts';
import type { CoinsContext } from '../coins-context.ts';
import { completedCourses } from '../completed-courses.store.ts';
import { entryAnswer } from '../entry-answer.ts';
import { addEntry, lockAccount, readTotals } from '../ledger.store.ts';
import { checkDetails } from './check-details.ts';
import { joinCourse, redeemCourse } from './redeem-course.ts';
import { addRedemption } from './redemptions.store.ts';
import { requestAnswer } from './request-answer.ts';

/** A locked reward is reported before the balance (COIN-23), and both before the details of the reward. */
export async function redeemReward(
  context: CoinsContext,
  tx: Queryable,
  actor: Actor,
  { catalogue, input }: { catalogue: Catalogue; input: Input<'POST /api/coins/redemptions'> },
) {
  const { rewardId, ...details } = input;
  const { userId } = actor;
  const now = context.clock();
  const reward = rewardNamed(rewardId);
  const { balance } = await lockAccount(tx, userId);
  const { length: coursesCompleted } = await completedCourses(tx, userId);
  const decision = redeem(reward, { balance, coursesCompleted });
  if (!decision.ok) {
    const { refusal } = decision;
    return refusal.code === 'reward-locked'
      ? refuse('reward-locked')
      : ({
          ok: false,
          refusal: { code: refusal.code, values: { missing: String(refusal.missing) } },
        } as const);
  }
  const request = { userId, catalogue, details, now };
  const checked =
    reward.type === 'course' ? await redeemCourse(tx, request) : await checkDetails(tx, reward.type, request);
  if (!checked.ok) return checked;
  const isCourse = reward.type === 'course';
  const redemption = await addRedemption(tx, {
    userId,
    rewardId,
    cost: reward.cost,
    ...checked.value,
    requestedAt: now,
    state: isCourse ? 'fulfilled' : 'open',
    settledAt: isCourse ? now : null,
  });
  const entry = await addEntry(tx, {
    userId,
    kind: 'redeemed',
    amount: -decision.value,
    description: redeemedDescription(reward),
    occurredAt: now,
    redemptionId: redemption.id,
  });
  const { courseId, courseTitle } = checked.value;
  const effect =
    isCourse && courseId !== null
      ? await joinCourse(context, tx, actor, { userId, catalogue, now }, { courseId, courseTitle })
      : NO_EFFECT;
  return accept({
    entry: entryAnswer(entry),
    request: requestAnswer(redemption),
    ...(await readTotals(tx, userId)),
    unlocked: unlockedBy(effect, catalogue),
  });
}
