import type { Answer, Input } from '@academy/contract';
import { EVENT_REFUSALS } from '@academy/contract/learning/learning-log';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import { unlockedBy } from '../badges/unlocked-badges.ts';
import type { LearningContext } from '../enrol.ts';
import { streakAnswer } from '../progress/streak-answer.ts';
import { appendReports } from './append-reports.ts';
import { completedBy } from './append-to-log.ts';
import type { LearnerMemory } from './learner-memory.ts';

type Reports = Input<'POST /api/learning-events'>['events'];

/** Records what a device reports. Each report is judged separately; repeated reports count once. */
export async function recordReports(
  context: LearningContext & { readonly memory: LearnerMemory },
  db: Queryable,
  { userId, recordVersion: version }: Pick<Actor, 'userId' | 'recordVersion'>,
  reports: Reports,
): Promise<Answer<'POST /api/learning-events'>> {
  const catalogue = await context.catalogue.read();
  const now = context.clock();
  const { memory } = context;
  const effect = await appendReports(db, { userId, catalogue, now }, reports, { memory, version });
  const { streak, days } = effect.record.streak;
  return {
    recorded: effect.accepted.length,
    known: effect.known,
    refused: effect.refused.map(({ id, code }) => ({ id, code, sentence: EVENT_REFUSALS[code] })),
    completed: completedBy(effect),
    unlocked: unlockedBy(effect, catalogue),
    streak: streakAnswer(streak, days, now),
  };
}
