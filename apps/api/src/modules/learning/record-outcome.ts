import type { LearningEvent } from '@academy/domain/learning';
import type { Queryable } from '../../database/connect.ts';
import { identified, type Learner } from './learner.ts';
import { lockLearner } from './learning-log.store.ts';
import { type Effect, takeEffect } from './take-effect.ts';

/** For other modules: something that can happen once has happened to the learner, with all that follows from it. */
export async function recordOutcome(
  tx: Queryable,
  learner: Learner,
  event: LearningEvent,
): Promise<Effect['completed']> {
  await lockLearner(tx, learner.userId);
  const { completed } = await takeEffect(tx, learner, [identified(event)]);
  return completed;
}
