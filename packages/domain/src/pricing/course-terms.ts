import { inDays } from './days-until.ts';

// 2§9: what a course without a price or a start of its own takes, by the place that shows it. A price of 0 is a price.
const FEATURED_PRICE_IN_RAND = 2500;
const LIST = { priceInRand: 1800, daysUntilStart: 7 } as const;
const HOME_LIST = { firstPriceInRand: 1500, stepInRand: 300, daysPerPlace: 2 } as const;

/** What a course says of itself; null where it says nothing. */
export interface OwnTerms {
  readonly priceInRand: number | null;
  readonly startsAt: Date | null;
}

export interface CourseTerms {
  readonly priceInRand: number;
  readonly startsAt: Date;
}

/** A featured course: 2500 (2§9). */
export function featuredTerms(own: OwnTerms, now: Date): CourseTerms {
  return {
    priceInRand: own.priceInRand ?? FEATURED_PRICE_IN_RAND,
    startsAt: own.startsAt ?? inDays(LIST.daysUntilStart, now),
  };
}

/** A course of Home's category list: 1500 and two days out, then 300 and two days more with each place (2§9). */
export function homeListTerms(own: OwnTerms, index: number, now: Date): CourseTerms {
  return {
    priceInRand: own.priceInRand ?? HOME_LIST.firstPriceInRand + HOME_LIST.stepInRand * index,
    startsAt: own.startsAt ?? inDays((index + 1) * HOME_LIST.daysPerPlace, now),
  };
}

/** A course of the content library, or any other card: 1800, a week out (2§9). */
export function libraryTerms(own: OwnTerms, now: Date): CourseTerms {
  return {
    priceInRand: own.priceInRand ?? LIST.priceInRand,
    startsAt: own.startsAt ?? inDays(LIST.daysUntilStart, now),
  };
}

/** Where a course stands in the catalogue; the index counts from 0 within its category. */
export interface CataloguePlace {
  readonly isFeatured: boolean;
  readonly categoryIndex: number | null;
}

/**
 * One price and one start for a course, wherever it is shown (R14). What the course lacks comes from the place that
 * shows it first: the featured row, else Home's category list, else a plain card.
 */
export function courseTerms(own: OwnTerms, place: CataloguePlace, now: Date): CourseTerms {
  if (place.isFeatured) return featuredTerms(own, now);
  if (place.categoryIndex !== null) return homeListTerms(own, place.categoryIndex, now);
  return libraryTerms(own, now);
}
