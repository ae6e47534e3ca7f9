import {
  applyWithOutcomes,
  copyOfRecord,
  type LearningEvent,
  type LearningOutcome,
  settlePercents,
} from '@academy/domain/learning/learning-log';
import type { Queryable } from '../../../../database/connect.ts';
import {
  appendEvents,
  entriesOf,
  type IdentifiedEvent,
  identified,
} from '../event-log/learning-log.store.ts';
import type { Learner } from '../learner.ts';
import { deriveAgain } from '../projections/derive-from-log.ts';
import { loadWhole, saveRecord } from '../projections/learner-record.store.ts';
import { lockLearner } from '../projections/version-guard.store.ts';
import { scopeOfEvents } from './scope.ts';

export interface Effect {
  /** The events that were not in the log before. */
  readonly recorded: readonly IdentifiedEvent[];
  /** What followed from them, in its order. */
  readonly followed: readonly LearningOutcome[];
}

export const NO_EFFECT: Effect = { recorded: [], followed: [] };

/**
 * Records once something that the server knows has happened to the learner, with everything that follows from it,
 * in the caller's transaction. Reports of devices go through `append-reports.ts`.
 */
export async function appendToLog(
  tx: Queryable,
  learner: Learner,
  events: readonly LearningEvent[],
): Promise<Effect> {
  const { userId, catalogue, now } = learner;
  const version = await lockLearner(tx, userId);
  if (events.length === 0) return NO_EFFECT;
  const given = events.map((event) =>
    identified(event.occurredAt > now ? { ...event, occurredAt: now } : event),
  );
  const { record: before } = await loadWhole(tx, scopeOfEvents(learner, given));
  const recorded = await appendEvents(tx, userId, given, now);
  const after = copyOfRecord(before);
  const followed = recorded.flatMap((event) => applyWithOutcomes(after, event, catalogue));
  settlePercents(after, catalogue.courseOf);
  const entries = entriesOf(followed.map(identified), now);
  const { added } = await saveRecord(tx, { userId, version, before, after, entries, ifLogged: 'skip' });
  // An outcome that was already in the log: the record was behind its log, e.g. after a manual edit of the database.
  if (added < entries.length) await deriveAgain(tx, catalogue, [userId]);
  return { recorded, followed };
}

/** Ids of what was completed, as responses name them. */
export function completedBy({ followed }: Pick<Effect, 'followed'>) {
  const completed = { lessons: [] as string[], modules: [] as string[], courses: [] as string[] };
  for (const outcome of followed) {
    if (outcome.kind === 'lesson-completed') completed.lessons.push(outcome.lessonId);
    if (outcome.kind === 'module-completed') completed.modules.push(outcome.moduleId);
    if (outcome.kind === 'course-completed') completed.courses.push(outcome.courseId);
  }
  return completed;
}
