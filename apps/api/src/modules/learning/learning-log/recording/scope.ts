import type { ReportedEvent } from '@academy/contract/learning/learning-log';
import { addDays, type SastDay, sastDay } from '@academy/domain/kernel';
import {
  type LearningEvent,
  learningDaysOf,
  lessonsOf,
  REPORT_MAX_AGE_DAYS,
} from '@academy/domain/learning/learning-log';
import type { Learner } from '../learner.ts';
import type { Scope } from '../projections/projector.ts';

const different = (values: readonly string[]): string[] => [...new Set(values)];
const earliest = (days: readonly SastDay[], otherwise: SastDay): SastDay =>
  days.reduce((first, day) => (day < first ? day : first), otherwise);

/** What events that are known to have happened can touch. */
export function scopeOfEvents({ userId, now }: Learner, events: readonly LearningEvent[]): Scope {
  return {
    userId,
    lessonIds: different(events.flatMap((event) => ('lessonId' in event ? event.lessonId : []))),
    courseIds: different(events.flatMap((event) => ('courseId' in event ? event.courseId : []))),
    fromDay: earliest(
      events.flatMap((event) => learningDaysOf(event).map(({ day }) => day)),
      sastDay(now),
    ),
  };
}

/** What reports can touch if they are believed: none is of an earlier day than the oldest that is. */
export function scopeOfReports(
  { userId, catalogue, now }: Learner,
  reports: readonly ReportedEvent[],
): Scope {
  const today = sastDay(now);
  // A study at the beginning of the oldest day reaches back into the one before.
  const oldest = addDays(today, -REPORT_MAX_AGE_DAYS - 1);
  const begun = reports.map(({ occurredAt, seconds = 0 }) => Date.parse(occurredAt) - seconds * 1000);
  const days = begun.flatMap((instant) => (Number.isNaN(instant) ? [] : sastDay(new Date(instant))));
  const first = earliest(days, today);
  const lessonIds = different(reports.map(({ lessonId }) => lessonId));
  return {
    userId,
    lessonIds,
    courseIds: different(lessonIds.flatMap((lessonId) => catalogue.lessonOf(lessonId)?.courseId ?? [])),
    fromDay: first < oldest ? oldest : first,
  };
}

/** The same with all lessons of its courses and with yesterday: where the learner's next reports are likely to fall. */
export function widerScope({ catalogue, now }: Learner, scope: Scope): Scope {
  const courses = scope.courseIds.flatMap((courseId) => catalogue.courseOf(courseId) ?? []);
  return {
    ...scope,
    lessonIds: different([...scope.lessonIds, ...courses.flatMap(lessonsOf).map(({ id }) => id)]),
    fromDay: earliest([scope.fromDay], addDays(sastDay(now), -1)),
  };
}
