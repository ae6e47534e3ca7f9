import type { Input } from '@academy/contract';
import { accept, refuse } from '@academy/domain/kernel';
import { redeemReward as redeem, redeemedDescription, rewardNamed } from '@academy/domain/rewards/coins';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import { queueMail } from '../../../academy/outbox/index.ts';
import type { Catalogue } from '../../../catalogue/courses/index.ts';
import { addEnrolment } from '../../../enrolment/places/index.ts';
import {
  appendToLog,
  type Effect,
  type Learner,
  NO_EFFECT,
  unlockedBy,
} from '../../../learning/learning-log/index.ts';
import { courseLetter } from '../coin-letters.ts';
import type { CoinsContext } from '../coins-context.ts';
import { completedCourses } from '../completed-courses.store.ts';
import { entryAnswer } from '../entry-answer.ts';
import { addEntry, lockAccount, readTotals } from '../ledger.store.ts';
import { checkDetails } from './check-details.ts';
import { addRedemption, type Redemption } from './redemptions.store.ts';
import { requestAnswer } from './request-answer.ts';

/** The place that was paid for with coins, in the transaction that spends them; null where there is one already. */
async function giveCourse(
  { publicUrl }: CoinsContext,
  tx: Queryable,
  { user }: Actor,
  learner: Learner,
  { courseId, courseTitle }: Pick<Redemption, 'courseId' | 'courseTitle'>,
): Promise<Effect | null> {
  const { userId, now } = learner;
  if (courseId === null) return null;
  if (!(await addEnrolment(tx, { userId, courseId, enrolledAt: now, access: 'coins' }))) return null;
  const effect = await appendToLog(tx, learner, [{ kind: 'course-joined', courseId, occurredAt: now }]);
  if (user.email) {
    const name = user.fullName ?? user.username;
    const about = { name, reward: rewardNamed('course'), courseTitle, publicUrl: publicUrl() };
    await queueMail(tx, { recipient: user.email, ...courseLetter(about), now });
  }
  return effect;
}

/** Locked comes before the balance (COIN-23), and both before what the reward needs to be fulfilled. */
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
  const checked = await checkDetails(tx, reward, { userId, catalogue, details, now });
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
  const effect = isCourse
    ? await giveCourse(context, tx, actor, { userId, catalogue, now }, redemption)
    : NO_EFFECT;
  if (!effect) return refuse('already-enrolled');
  return accept({
    entry: entryAnswer(entry),
    request: requestAnswer(redemption),
    ...(await readTotals(tx, userId)),
    unlocked: unlockedBy(effect, catalogue),
  });
}
