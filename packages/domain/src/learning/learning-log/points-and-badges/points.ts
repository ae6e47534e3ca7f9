import { addDays, type SastDay, sastDay, weekStart } from '../../../kernel/index.ts';

/**
 * What learning is worth. Only completed work counts, and each thing once in a lifetime: clicking earns nothing, and a
 * lesson cannot be completed in less time than it takes.
 */
export const POINTS = {
  'lesson-completed': 10,
  'module-completed': 20,
  'session-attended': 20,
  'assessment-passed': 50,
  'project-passed': 100,
  'course-completed': 200,
} as const;

function pointsOf(kind: string): number {
  return kind in POINTS ? POINTS[kind as keyof typeof POINTS] : 0;
}

/** The Monday on which the week of the leaderboard began, at midnight in South Africa. */
export function leaderboardWeek(now: Date): SastDay {
  // Calendar weeks begin on Sunday, a day before these.
  return addDays(weekStart(addDays(sastDay(now), -1)), 1);
}

export interface Points {
  readonly points: number;
  /** The newest week with points, and how many. */
  readonly week: SastDay | null;
  readonly weekPoints: number;
}

/** Points that arrive late for an earlier week count for all time only. */
export function withPoints<Known extends Points>(known: Known, kind: string, occurredAt: Date): Known {
  const gained = pointsOf(kind);
  if (gained === 0) return known;
  const week = leaderboardWeek(occurredAt);
  const points = known.points + gained;
  if (known.week !== null && week < known.week) return { ...known, points };
  const weekPoints = gained + (week === known.week ? known.weekPoints : 0);
  return { ...known, points, week, weekPoints };
}
