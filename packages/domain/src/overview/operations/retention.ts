import { daysBetween, type SastDay } from '../../kernel/index.ts';
import type { Cohort } from './figures.ts';
import { shareOfStepBefore } from './funnel.ts';

interface JoinedIn {
  readonly week: SastDay;
  readonly joined: number;
}

interface ActiveIn {
  /** The week in which they joined. */
  readonly week: SastDay;
  /** How many weeks later they learned. */
  readonly later: number;
  readonly people: number;
}

/** After this many weeks a habit has formed or has not, and the table stays readable. */
export const RETENTION_WEEKS = 13;

/**
 * The share of those who joined in a week who learned in that week and in each since. The current week counts as far as
 * it has come.
 */
export function cohortsOf(
  joined: readonly JoinedIn[],
  active: readonly ActiveIn[],
  thisWeek: SastDay,
): Cohort[] {
  return joined.map((cohort) => {
    const weeks = Math.min(daysBetween(cohort.week, thisWeek) / 7 + 1, RETENTION_WEEKS);
    const peopleAfter = (later: number) =>
      active.find((row) => row.week === cohort.week && row.later === later)?.people ?? 0;
    const percents = Array.from({ length: weeks }, (_, later) =>
      shareOfStepBefore(peopleAfter(later), cohort.joined),
    );
    return { week: cohort.week, joined: cohort.joined, percents };
  });
}
