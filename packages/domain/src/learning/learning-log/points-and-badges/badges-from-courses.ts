import { type Achievement, reachedAchievements } from '../../../catalogue/badge-rules/index.ts';
import { effectiveLog } from '../event-log/corrected-log.ts';
import type { LearningEvent } from '../event-log/learning-event.ts';
import { applyEvent, emptyRecord } from '../learner-record.ts';
import { figuresOf } from './tally.ts';

type Badge = Pick<Achievement, 'id' | 'rule'>;

function reachedBy(log: readonly LearningEvent[], badges: readonly Badge[]): ReadonlySet<number> {
  const record = emptyRecord();
  for (const event of effectiveLog(log)) applyEvent(record, event);
  const figures = figuresOf(record.tally, record.streak.streak);
  return new Set(reachedAchievements(badges, figures).map(({ id }) => id));
}

/**
 * The badges that somebody has by the whole log and would not have without the events of these courses. A badge that is
 * no longer reached at all, because its rule has changed since, depends on no course and is not among them.
 */
export function badgesOnlyThere(
  log: readonly LearningEvent[],
  courseIds: ReadonlySet<string>,
  badges: readonly Badge[],
): number[] {
  if (courseIds.size === 0) return [];
  const elsewhere = log.filter((event) => !('courseId' in event) || !courseIds.has(event.courseId));
  const still = reachedBy(elsewhere, badges);
  return [...reachedBy(log, badges)].filter((id) => !still.has(id));
}
