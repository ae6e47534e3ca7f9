import { SAST_OFFSET_MS } from '@academy/domain/kernel';

/** Day and time as the fields of a form hold them. */
export interface TimeEntry {
  /** `2026-11-15` */
  readonly day: string;
  /** `17:30` */
  readonly time: string;
}

const MINUTES = 16;

export function timeEntryOf(instant: Date): TimeEntry {
  const shown = new Date(instant.getTime() + SAST_OFFSET_MS).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, MINUTES) };
}

/** What is typed is SAST, whatever the zone of the device; null while it is no time yet. */
export function instantOf({ day, time }: TimeEntry): Date | null {
  const instant = new Date(`${day}T${time}:00+02:00`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
