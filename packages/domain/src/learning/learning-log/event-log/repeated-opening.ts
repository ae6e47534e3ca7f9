import type { LearnerRecord } from '../learner-record.ts';
import type { LearningEvent } from './learning-event.ts';

const HOUR_MS = 60 * 60 * 1000;

/** An hour of the clock never lies on two days in South Africa, so the learning day is the same too. */
const hourOf = (instant: Date) => Math.floor(instant.getTime() / HOUR_MS);

/**
 * Whether a lesson is opened once more of which something has happened within the same hour. The log gains nothing by it, as
 * long as it was not opened earlier than known, and no other lesson of the course came between: then it says where to resume.
 * Who stays in the lesson is told by the minutes of study that follow.
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
