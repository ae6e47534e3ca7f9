import type { ReportedEvent } from '@academy/contract/learning';
import {
  applyEvent,
  copyOfRecord,
  emptyRecord,
  isLessonEvent,
  type LearnerRecord,
  type LearningEvent,
  type LearningOutcome,
  learningDaysOf,
  settle,
  takeIn,
} from '@academy/domain/learning';
import type { Queryable } from '../../database/connect.ts';
import { type Judgement, judgeBatch } from './judge-batch.ts';
import type { Learner } from './learner.ts';
import { clearRecord, loadRecord, saveRecord } from './learner-record.store.ts';
import {
  appendEvents,
  appending,
  type IdentifiedEvent,
  identified,
  lockLearner,
  readLog,
} from './learning-log.store.ts';
import { readStanding } from './standing.store.ts';

export interface Effect {
  /** The events that were not in the log before. */
  readonly recorded: readonly IdentifiedEvent[];
  /** What followed from them, in its order. */
  readonly followed: readonly LearningOutcome[];
}

/**
 * The one door to the log. Something that the server knows has happened to the learner: it is recorded once, together
 * with everything that follows from it, in the caller's transaction.
 */
export async function appendToLog(
  tx: Queryable,
  learner: Learner,
  events: readonly LearningEvent[],
): Promise<Effect> {
  await lockLearner(tx, learner.userId);
  const { now } = learner;
  return append(
    tx,
    learner,
    events.map((event) => identified(event.occurredAt > now ? { ...event, occurredAt: now } : event)),
  );
}

/** The same for what a device says; each report is judged by itself, and only what is plausible is recorded. */
export async function appendReports(
  tx: Queryable,
  learner: Learner,
  reports: readonly ReportedEvent[],
): Promise<Effect & Judgement> {
  await lockLearner(tx, learner.userId);
  const standing = await readStanding(
    tx,
    learner.userId,
    reports.map(({ id }) => id),
  );
  const judgement = judgeBatch(reports, learner, standing);
  return { ...judgement, ...(await append(tx, learner, judgement.accepted)) };
}

/** The learner is locked in this transaction, so that of two devices one comes after the other. */
async function append(
  tx: Queryable,
  { userId, catalogue, now }: Learner,
  events: readonly IdentifiedEvent[],
): Promise<Effect> {
  if (events.length === 0) return { recorded: [], followed: [] };
  const before = await loadRecord(tx, {
    userId,
    lessonIds: [...new Set(events.flatMap((event) => (isLessonEvent(event) ? event.lessonId : [])))],
    days: [...new Set(events.flatMap((event) => learningDaysOf(event).map(({ day }) => day)))],
  });
  const recorded = await appendEvents(tx, userId, events, now);
  const after = copyOfRecord(before);
  const followed = recorded.flatMap((event) => takeIn(after, event, catalogue));
  settle(after, catalogue.courses);
  const outcomes = followed.map(identified);
  const addition = outcomes.length === 0 ? null : appending(userId, outcomes, now);
  const added = await saveRecord(tx, userId, { before, after }, addition);
  // An outcome that the log had already: the record was behind its log, as after a hand in the tables.
  if (added < outcomes.length) await deriveAnew(tx, catalogue, userId);
  return { recorded, followed };
}

/** Derives everything that a locked learner has earned anew from the log. */
export async function deriveAnew(
  tx: Queryable,
  catalogue: Learner['catalogue'],
  userId: string,
): Promise<void> {
  const record: LearnerRecord = emptyRecord();
  for (const event of await readLog(tx, userId)) applyEvent(record, event);
  settle(record, catalogue.courses);
  await clearRecord(tx, userId);
  await saveRecord(tx, userId, { before: emptyRecord(), after: record }, null);
}

/** Ids of what was completed, as answers name them. */
export function completedBy({ followed }: Pick<Effect, 'followed'>) {
  const completed = { lessons: [] as string[], modules: [] as string[], courses: [] as string[] };
  for (const outcome of followed) {
    if (outcome.kind === 'lesson-completed') completed.lessons.push(outcome.lessonId);
    if (outcome.kind === 'module-completed') completed.modules.push(outcome.moduleId);
    if (outcome.kind === 'course-completed') completed.courses.push(outcome.courseId);
  }
  return completed;
}
