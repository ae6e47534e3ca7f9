import { addDays, daysBetween, type SastDay, weekStart } from '../../kernel/index.ts';

/** How many hours a week somebody can learn; halves are possible. */
export const LEAST_HOURS = 0.5;
export const MOST_HOURS = 40;

const DAYS_OF_A_WEEK = 7;
/** Within this many days of the promised day counts as on time. */
const TOLERATED_DAYS = 2;

/** A lesson, assessment or project that is still to be done. */
export interface OpenPart {
  readonly title: string;
  readonly href: string;
  readonly minutes: number;
  readonly moduleId: string;
  readonly moduleTitle: string;
  readonly courseTitle: string;
}

interface PlannedModule {
  readonly id: string;
  readonly title: string;
  readonly courseTitle: string;
  readonly minutes: number;
  readonly endsOn: SastDay;
}

export interface Pace {
  readonly kind: 'on-time' | 'ahead' | 'behind';
  readonly days: number;
}

export interface StudyPlan {
  readonly modules: readonly PlannedModule[];
  /** What fits into the rest of this week, and at least the next item. */
  readonly thisWeek: readonly OpenPart[];
  readonly endsOn: SastDay;
}

const dayAfter = (minutes: number, hoursPerWeek: number, today: SastDay): SastDay =>
  addDays(today, Math.ceil((minutes / (hoursPerWeek * 60)) * DAYS_OF_A_WEEK));

function modulesOf(parts: readonly OpenPart[], hoursPerWeek: number, today: SastDay): PlannedModule[] {
  const modules = new Map<string, PlannedModule>();
  let minutes = 0;
  for (const part of parts) {
    minutes += part.minutes;
    modules.set(part.moduleId, {
      id: part.moduleId,
      title: part.moduleTitle,
      courseTitle: part.courseTitle,
      minutes: (modules.get(part.moduleId)?.minutes ?? 0) + part.minutes,
      endsOn: dayAfter(minutes, hoursPerWeek, today),
    });
  }
  return [...modules.values()];
}

function partsUntilSunday(parts: readonly OpenPart[], hoursPerWeek: number, today: SastDay): OpenPart[] {
  const daysLeft = DAYS_OF_A_WEEK - daysBetween(weekStart(today), today);
  let room = (hoursPerWeek * 60 * daysLeft) / DAYS_OF_A_WEEK;
  const fitting = parts.findIndex(({ minutes }) => {
    room -= minutes;
    return room < 0;
  });
  return parts.slice(0, fitting === -1 ? parts.length : Math.max(fitting, 1));
}

/**
 * The open work, laid out from today at the chosen pace. It is computed on every read, so it moves by itself when
 * somebody falls behind or gets ahead.
 */
export function studyPlan(parts: readonly OpenPart[], hoursPerWeek: number, today: SastDay): StudyPlan {
  const modules = modulesOf(parts, hoursPerWeek, today);
  return {
    modules,
    thisWeek: partsUntilSunday(parts, hoursPerWeek, today),
    endsOn: modules.at(-1)?.endsOn ?? today,
  };
}

/** Compares today's plan with the day that was promised when it was made. */
export function paceOf(endsOn: SastDay, promisedOn: SastDay): Pace {
  const days = daysBetween(endsOn, promisedOn);
  if (Math.abs(days) <= TOLERATED_DAYS) return { kind: 'on-time', days: 0 };
  return { kind: days > 0 ? 'ahead' : 'behind', days: Math.abs(days) };
}

/**
 * The fewest hours a week, in halves, that finish this many minutes on or before a day; null if even a full week is not
 * enough.
 */
export function hoursNeeded(minutes: number, today: SastDay, day: SastDay): number | null {
  const days = daysBetween(today, day);
  if (minutes === 0) return LEAST_HOURS;
  if (days <= 0) return null;
  const hours = Math.ceil((minutes / 60 / days) * DAYS_OF_A_WEEK * 2) / 2;
  return hours > MOST_HOURS ? null : Math.max(hours, LEAST_HOURS);
}
