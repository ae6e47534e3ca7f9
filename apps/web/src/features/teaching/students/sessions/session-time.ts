import { sastDay, sastInstant, sastTime } from '@academy/domain/kernel';

/** Day and time as form values. */
export interface TimeEntry {
  /** `2026-11-15` */
  readonly day: string;
  /** `17:30` */
  readonly time: string;
}

export function timeEntryOf(instant: Date): TimeEntry {
  return { day: sastDay(instant), time: sastTime(instant) };
}

/** The typed time is SAST, whatever the time zone of the device; null while it is incomplete. */
export function instantOf({ day, time }: TimeEntry): Date | null {
  const instant = sastInstant(day, time);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
