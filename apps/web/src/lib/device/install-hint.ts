import { type DeviceStorage, sharedEntry } from './device-store.ts';

/** What this device knows of earlier visits: on how many days it was used, and whether the hint was shown. */
interface Visits {
  readonly days: number;
  readonly lastDay: string;
  readonly isHinted: boolean;
}

const ENOUGH_DAYS = 2;

function parse(stored: unknown): Visits | null {
  const { days, lastDay } = (stored ?? {}) as Partial<Visits>;
  return typeof days === 'number' && typeof lastDay === 'string' ? (stored as Visits) : null;
}

/** Counts this visit. True once, on the second day of use: a hint that was ignored is never shown again. */
export function isTimeToHint(today: string, storage?: DeviceStorage | null): boolean {
  const place = sharedEntry('visits', parse, storage);
  const before = place.read() ?? { days: 0, lastDay: '', isHinted: false };
  const days = before.lastDay === today ? before.days : before.days + 1;
  const isDue = days >= ENOUGH_DAYS && !before.isHinted;
  // Where nothing can be stored it would appear at every visit.
  const isKept = place.store({ days, lastDay: today, isHinted: before.isHinted || isDue });
  return isDue && isKept;
}
