import { addDays, sastDay, startOfSastDay } from '../streaks/index.ts';

const MINUTE_MS = 60_000;

/** The instant of a time of day such as `17:30` in South Africa, so many days after the day of `now`. */
export function sastInstant(now: Date, dayOffset: number, timeOfDay: string): Date {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  const midnight = startOfSastDay(addDays(sastDay(now), dayOffset));
  return new Date(midnight.getTime() + (hours * 60 + minutes) * MINUTE_MS);
}
