import { sastDay } from '@academy/domain/kernel';
import {
  applyEvent,
  completedCourses,
  completedLessons,
  completedModules,
  copyOfRecord,
  type LearnerRecord,
  type LearningEvent,
  settle,
} from '@academy/domain/learning';
import type { Queryable } from '../../database/connect.ts';
import { identified, type Learner } from './learner.ts';
import { appendEvents, type IdentifiedEvent } from './learning-log.store.ts';
import { moveStreak } from './move-streak.ts';
import { loadRecord } from './progress.store.ts';
import { saveRecord } from './save-progress.store.ts';

export interface Effect {
  /** The events that were not in the log before. */
  readonly recorded: readonly IdentifiedEvent[];
  /** Ids of what they completed. */
  readonly completed: {
    readonly lessons: string[];
    readonly modules: string[];
    readonly courses: string[];
  };
}

const subjects = (events: readonly LearningEvent[]) => events.map(({ subject }) => subject);

/**
 * Adds events to the log together with everything that follows from them. The caller has locked the learner in this
 * transaction, so that of two devices one comes after the other.
 */
export async function takeEffect(
  tx: Queryable,
  learner: Learner,
  events: readonly IdentifiedEvent[],
): Promise<Effect> {
  const { userId, catalogue, now } = learner;
  const before = await loadRecord(tx, userId, {
    lessonIds: [...new Set(subjects(events))],
    days: [...new Set(events.map(({ occurredAt }) => sastDay(occurredAt)))],
  });
  const record: LearnerRecord = copyOfRecord(before);
  const append = async (added: readonly IdentifiedEvent[]) => {
    const recorded = await appendEvents(tx, userId, added, now);
    for (const event of recorded) applyEvent(record, event);
    return recorded;
  };

  const recorded = await append(events);
  const lessons = await append(completedLessons(record, recorded, catalogue.lessonOf).map(identified));
  const happened = [...recorded, ...lessons];
  const courseIds = new Set(happened.flatMap(({ data }) => data.courseId ?? []));
  const touched = [...courseIds].flatMap((courseId) => catalogue.courseOf(courseId) ?? []);
  const modules = await append(completedModules(record, happened, touched).map(identified));
  const courses = await append(completedCourses(record, happened, touched).map(identified));
  settle(record, catalogue.courses);
  await saveRecord(tx, userId, before, record);
  await moveStreak(tx, learner, before.days, happened);
  return {
    recorded,
    completed: { lessons: subjects(lessons), modules: subjects(modules), courses: subjects(courses) },
  };
}
