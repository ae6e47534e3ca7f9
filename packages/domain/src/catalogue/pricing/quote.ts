import { SAST_OFFSET_MS, sastDay } from '../../kernel/index.ts';
import type { CourseTerms } from './course-terms.ts';
import { DAY_MS, wholeDaysUntil } from './days-until.ts';
import { discountedPriceInRand, earlyEnrolmentPercent, shownDiscountPercent } from './early-enrolment.ts';

/** What a course costs now and when it starts, as of one instant. Rand are whole. */
export interface Quote {
  readonly price: number;
  /** The price without the discount. */
  readonly was: number;
  /** Whole; at 0 there is neither a badge nor a struck-through price. */
  readonly percent: number;
  readonly start: Date;
  /** Whole days until the start; negative after it. */
  readonly days: number;
  /** After this a new quote is needed. */
  readonly validUntil: Date;
}

function nextSastMidnight(now: Date): number {
  const inSast = now.getTime() + SAST_OFFSET_MS;
  return (Math.floor(inSast / DAY_MS) + 1) * DAY_MS - SAST_OFFSET_MS;
}

/** Until the day count changes, and never past the end of the day in South Africa. */
function validUntil(start: Date, days: number, now: Date): Date {
  const midnight = nextSastMidnight(now);
  // Counts are truncated towards zero: a count before the start ends that many days before it, one after it a day later.
  const lastDay = start > now ? days : days - 1;
  const nextCount = start.getTime() - lastDay * DAY_MS;
  return new Date(nextCount > now.getTime() ? Math.min(nextCount, midnight) : midnight);
}

/** The early-enrolment price of a course (2§9). */
export function quoteFor({ priceInRand, startsAt }: CourseTerms, now: Date): Quote {
  const days = wholeDaysUntil(startsAt, now);
  const price = discountedPriceInRand(priceInRand, earlyEnrolmentPercent(days));
  return {
    price,
    was: priceInRand,
    percent: shownDiscountPercent(priceInRand, price),
    start: startsAt,
    days,
    validUntil: validUntil(startsAt, days, now),
  };
}

/**
 * What makes two quotes of a course the same: the amounts and the day of the start. As long as these stay, a person who
 * looked yesterday need not be asked again.
 */
export function quoteSubstance(courseId: string, { price, was, start }: Quote): string {
  return [courseId, price, was, sastDay(start)].join('|');
}
