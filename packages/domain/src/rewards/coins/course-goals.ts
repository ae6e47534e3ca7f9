import { type SastDay, startOfSastDay } from '../../kernel/index.ts';

const MILESTONE_COURSES = 5;
/** Courses in a month (2§9). */
export const MONTHLY_GOAL_COURSES = 10;
/** 2§9: shown on the page; a claim adds the plain reward. */
export const BONUS_MULTIPLIER = 1.5;

/** The next round number of completed courses: 15 after 12, and 20 after 15. */
export function nextMilestone(coursesCompleted: number): number {
  return (Math.floor(coursesCompleted / MILESTONE_COURSES) + 1) * MILESTONE_COURSES;
}

/** When the month of a day began in South Africa. */
export function startOfMonth(day: SastDay): Date {
  return startOfSastDay(`${day.slice(0, 7)}-01`);
}
