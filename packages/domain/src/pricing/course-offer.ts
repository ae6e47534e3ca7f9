import { countdownText } from './countdown-text.ts';
import { inDays, wholeDaysUntil } from './days-until.ts';
import { discountedPriceInRand, earlyEnrolmentPercent, shownDiscountPercent } from './early-enrolment.ts';

// 2§9: what a course without a price of its own costs, by the place that shows it. A price of 0 is a price.
const FEATURED_PRICE_IN_RAND = 2500;
export const LIST_PRICE_IN_RAND = 1800;
const LIBRARY_DAYS_UNTIL_START = 7;
const HOME_LIST = { firstPriceInRand: 1500, stepInRand: 300, daysPerPlace: 2 } as const;

export interface CourseOffer {
  readonly originalInRand: number;
  readonly currentInRand: number;
  /** Whole; at 0 there is neither a badge nor a struck price. */
  readonly discountPercent: number;
  readonly countdown: string;
}

/** What a course costs now, and what its badges say, counted from one instant. */
export function courseOffer(originalInRand: number, startsAt: Date, now: Date): CourseOffer {
  const days = wholeDaysUntil(startsAt, now);
  const currentInRand = discountedPriceInRand(originalInRand, earlyEnrolmentPercent(days));
  return {
    originalInRand,
    currentInRand,
    discountPercent: shownDiscountPercent(originalInRand, currentInRand),
    countdown: countdownText(days),
  };
}

/** A featured course, by its own start. */
export function featuredOffer(ownPriceInRand: number | null, startsAt: Date, now: Date): CourseOffer {
  return courseOffer(ownPriceInRand ?? FEATURED_PRICE_IN_RAND, startsAt, now);
}

/** A card of a category's course, by its own start. */
export function categoryOffer(ownPriceInRand: number | null, startsAt: Date, now: Date): CourseOffer {
  return courseOffer(ownPriceInRand ?? LIST_PRICE_IN_RAND, startsAt, now);
}

/** A course of Home's category list: 1500 and two days out, then 300 and two days more with each place (2§9). */
export function homeListOffer(ownPriceInRand: number | null, index: number, now: Date): CourseOffer {
  const listPriceInRand = HOME_LIST.firstPriceInRand + HOME_LIST.stepInRand * index;
  return courseOffer(
    ownPriceInRand ?? listPriceInRand,
    inDays((index + 1) * HOME_LIST.daysPerPlace, now),
    now,
  );
}

/** A course of the content library: 1800, a week out (2§9). */
export function libraryOffer(ownPriceInRand: number | null, now: Date): CourseOffer {
  return courseOffer(ownPriceInRand ?? LIST_PRICE_IN_RAND, inDays(LIBRARY_DAYS_UNTIL_START, now), now);
}
