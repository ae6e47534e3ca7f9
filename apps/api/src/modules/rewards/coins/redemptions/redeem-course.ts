import { accept, refuse } from '@academy/domain/kernel';
import { rewardNamed } from '@academy/domain/rewards/coins';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import { queueMail } from '../../../academy/outbox/index.ts';
import { admit } from '../../../enrolment/places/index.ts';
import { appendToLog, type Effect, type Learner } from '../../../learning/learning-log/index.ts';
import { courseLetter } from '../coin-letters.ts';
import type { CoinsContext } from '../coins-context.ts';
import { NO_DETAILS, type RewardRequest } from './check-details.ts';

/** The place paid for with coins, in the transaction that spends them. */
export async function redeemCourse(tx: Queryable, { userId, catalogue, details, now }: RewardRequest) {
  const { courseId } = details;
  if (courseId === undefined) return refuse('details-missing');
  const admission = await admit(tx, { grounds: 'coins', userId, courseId }, { catalogue, now });
  if (!admission.ok) return admission;
  return accept({ ...NO_DETAILS, courseId, courseTitle: admission.value.course.title });
}

/** Records the place in the learner's log, and confirms it by mail. */
export async function joinCourse(
  { publicUrl }: CoinsContext,
  tx: Queryable,
  { user }: Actor,
  learner: Learner,
  { courseId, courseTitle }: { readonly courseId: string; readonly courseTitle: string | null },
): Promise<Effect> {
  const { now } = learner;
  const effect = await appendToLog(tx, learner, [{ kind: 'course-joined', courseId, occurredAt: now }]);
  if (user.email) {
    const name = user.fullName ?? user.username;
    const about = { name, reward: rewardNamed('course'), courseTitle, publicUrl: publicUrl() };
    await queueMail(tx, { recipient: user.email, ...courseLetter(about), now });
  }
  return effect;
}
