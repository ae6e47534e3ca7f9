import type { DayRange, WeekInRange, WeekOfAcademy } from '@academy/domain/overview/operations';
import type { Queryable } from '../../../../database/connect.ts';

export interface Counts {
  readonly signups: number;
  readonly joined: number;
  readonly enrolments: number;
  /** The number of distinct people who learned. */
  readonly active: number;
  readonly completions: number;
  readonly revenue: number;
}

export interface CountsOfWeek extends Counts {
  readonly week: string;
}

export interface FunnelCounts {
  readonly signups: number;
  readonly invited: number;
  readonly joinedFromList: number;
  readonly learners: number;
  readonly enrolled: number;
  readonly learning: number;
  readonly completed: number;
}

export interface JoinedInWeek {
  readonly week: string;
  readonly joined: number;
}

export interface ActiveInWeek {
  /** The week in which they joined. */
  readonly week: string;
  readonly later: number;
  readonly people: number;
}

export interface CourseCounts {
  readonly courseId: string;
  readonly learners: number;
  readonly averagePercent: number;
  readonly completed: number;
}

/** The dashboard's counts within a range, either live or from a job's counts by day. */
export interface FigureCounts {
  readonly ofRange: (db: Queryable, range: DayRange) => Promise<Counts>;
  readonly ofWeeks: (db: Queryable, weeks: readonly WeekInRange[]) => Promise<WeekOfAcademy[]>;
  /** Progress of those who signed up, and those who joined, within the range. */
  readonly funnels: (db: Queryable, range: DayRange) => Promise<FunnelCounts>;
  /** Of those who joined within the range; whether they stay is followed beyond it. */
  readonly cohorts: (
    db: Queryable,
    range: DayRange,
  ) => Promise<{ readonly joined: readonly JoinedInWeek[]; readonly active: readonly ActiveInWeek[] }>;
  /** People who learned once, and not since that day. */
  readonly quiet: (db: Queryable, since: string) => Promise<number>;
  /** Of the learners who joined each course within the range. */
  readonly courses: (
    db: Queryable,
    courseIds: readonly string[],
    range: DayRange,
  ) => Promise<readonly CourseCounts[]>;
}

/** A statement that always returns a row. */
export async function theRow<Row>(query: Promise<Row | undefined>): Promise<Row> {
  const row = await query;
  if (row === undefined) throw new Error('The counts did not come.');
  return row;
}

type Days = readonly string[];

/** As parameters of a statement: their Sundays, first and last days. */
export const columnsOf = (weeks: readonly WeekInRange[]): [weeks: Days, firsts: Days, lasts: Days] => [
  weeks.map(({ week }) => week),
  weeks.map(({ from }) => from),
  weeks.map(({ to }) => to),
];

export const weekOfAcademy = ({ signups: _, revenue, ...counts }: CountsOfWeek): WeekOfAcademy => ({
  ...counts,
  revenueInCents: revenue,
});
