// South African Standard Time is +02:00 all year (R10), so the shift is a constant and needs no time-zone data.
export const SAST_OFFSET_MS = 2 * 60 * 60 * 1000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

function inSast(instant: Date): Date {
  return new Date(instant.getTime() + SAST_OFFSET_MS);
}

/** The time of day in South Africa, whatever the zone of the device: `14:32 SAST`. */
export function sastClock(instant: Date): string {
  return `${inSast(instant).toISOString().slice(11, 16)} SAST`;
}

/** Day and short month in South Africa: `21 Jul`. Our own words, because ICU writes `Sept` for en-ZA. */
export function sastDayAndMonth(instant: Date): string {
  const shifted = inSast(instant);
  return `${shifted.getUTCDate()} ${MONTHS[shifted.getUTCMonth()]}`;
}

/** Day and time in South Africa, for lists: `15 Nov 2026, 14:32 SAST`. */
export function sastDateTime(instant: Date): string {
  return `${sastDayAndMonth(instant)} ${inSast(instant).getUTCFullYear()}, ${sastClock(instant)}`;
}
