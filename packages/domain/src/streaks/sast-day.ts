import { SAST_OFFSET_MS } from '../kernel/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day in South Africa, `2026-11-15`; days compare as their texts do. */
export type SastDay = string;

export function sastDay(instant: Date): SastDay {
  return new Date(instant.getTime() + SAST_OFFSET_MS).toISOString().slice(0, 10);
}

/** The instant at which the day begins in South Africa. */
export function startOfSastDay(day: SastDay): Date {
  return new Date(Date.parse(day) - SAST_OFFSET_MS);
}

export function addDays(day: SastDay, days: number): SastDay {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(earlier: SastDay, later: SastDay): number {
  return (Date.parse(later) - Date.parse(earlier)) / DAY_MS;
}

/** The Sunday on or before the day: weeks begin there, as the calendar's do. */
export function weekStart(day: SastDay): SastDay {
  return addDays(day, -new Date(Date.parse(day)).getUTCDay());
}
