import type { LearnerRecord } from '../learner-record.ts';
import type { LearningEvent } from './learning-event.ts';

const HOUR_MS = 60 * 60 * 1000;

/** An hour of the clock never spans two days in South Africa, so the learning day is the same too. */
const hourOf = (instant: Date) => Math.floor(instant.getTime() / HOUR_MS);

/**
 * Whether a lesson is opened again within an hour of another event in it. The log gains nothing from that, unless it
 * was opened earlier than known, or another lesson of the course came between: then it tells where to resume. A learner
 * who stays in the lesson is recorded by the minutes of study that follow.
 */
export function isRepeatedOpening(
  { lessons, courses }: Pick<LearnerRecord, 'lessons' | 'courses'>,
  event: LearningEvent,
): boolean {
  if (event.kind !== 'lesson-opened') return false;
  const { lessonId, courseId, occurredAt } = event;
  const known = lessons.get(lessonId);
  if (!known || courses.get(courseId)?.lastLessonId !== lessonId) return false;
  return known.openedAt <= occurredAt && hourOf(known.lastAt) === hourOf(occurredAt);
}
