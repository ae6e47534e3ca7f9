import { SAST_OFFSET_MS } from '../../kernel/index.ts';

// With a zone, or in the format of a form's field: then it is South African time (R10).
const WRITTEN = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?$/;
const EARLIEST_YEAR = 2000;
const LATEST_YEAR = 2199;

/** The instant that a text names, or null. */
export function readInstant(text: string): Date | null {
  const [, day = '', time = '', seconds = '00', zone] = WRITTEN.exec(text) ?? [];
  // The 30th of February would be parsed as a day in March.
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return null;
  const instant = new Date(zone === undefined ? `${day}T${time}:${seconds}Z` : text);
  if (Number.isNaN(instant.getTime())) return null;
  const exact = zone === undefined ? new Date(instant.getTime() - SAST_OFFSET_MS) : instant;
  const year = exact.getUTCFullYear();
  return year >= EARLIEST_YEAR && year <= LATEST_YEAR ? exact : null;
}

/** The format of a form's field: `2026-11-15T14:30`, in South Africa. */
export function formInstant(iso: string): string {
  const instant = new Date(Date.parse(iso) + SAST_OFFSET_MS);
  return Number.isNaN(instant.getTime()) ? '' : instant.toISOString().slice(0, 16);
}
