// The format of an id, an instant and a day on the wire. Strict on purpose: whatever passes here can be stored.

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

// Wide enough for everything that people plan or remember, narrow enough that adding a duration stays storable.
const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2199;

function isInYears(year: number): boolean {
  return year >= EARLIEST_YEAR && year <= LATEST_YEAR;
}

/** A day that exists in the calendar: the 30th of February would be parsed as a day in March. */
function isRealDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

function isDay(text: string): boolean {
  return DAY.test(text) && isRealDay(text) && isInYears(Number(text.slice(0, 4)));
}

function isInstant(text: string): boolean {
  if (!INSTANT.test(text) || !isRealDay(text.slice(0, 10))) return false;
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && isInYears(instant.getUTCFullYear());
}

/** By the name that a schema has as its `format`. */
export const FORMATS = {
  uuid: (text: string) => UUID.test(text),
  'date-time': isInstant,
  date: isDay,
} as const;
