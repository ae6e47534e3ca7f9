import { addDays, startOfSastDay } from '@academy/domain/kernel';
import type { Period } from './staff-orders.store.ts';

const LONGEST_PERIOD_DAYS = 92;

/** Both days are included, in South African time. */
export interface RequestedDays {
  readonly from: string;
  readonly to: string;
}

/** Null when the days are in the wrong order or too far apart. */
export function periodOf({ from, to }: RequestedDays): Period | null {
  if (to < from || to > addDays(from, LONGEST_PERIOD_DAYS)) return null;
  return { from: startOfSastDay(from), until: startOfSastDay(addDays(to, 1)) };
}
