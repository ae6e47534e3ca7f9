import { type DefaultPrices, SPECIFIED_PRICES } from '../../product/index.ts';
import { inDays } from './days-until.ts';

// 2§9: the start of a course without a date. A price of 0 is a price.
const LIST_DAYS_UNTIL_START = 7;
const HOME_LIST_DAYS_PER_PLACE = 2;

/** The course's own values; null for those it lacks. */
export interface OwnTerms {
  readonly priceInRand: number | null;
  readonly startsAt: Date | null;
}

export interface CourseTerms {
  readonly priceInRand: number;
  readonly startsAt: Date;
}

/** A featured course: 2500 (2§9). */
export function featuredTerms(
  own: OwnTerms,
  now: Date,
  prices: DefaultPrices = SPECIFIED_PRICES,
): CourseTerms {
  return {
    priceInRand: own.priceInRand ?? prices.featuredPriceInRand,
    startsAt: own.startsAt ?? inDays(LIST_DAYS_UNTIL_START, now),
  };
}

/** A course of Home's category list: 1500 and two days ahead, then 300 and two days more per position (2§9). */
export function homeListTerms(
  own: OwnTerms,
  index: number,
  now: Date,
  prices: DefaultPrices = SPECIFIED_PRICES,
): CourseTerms {
  return {
    priceInRand: own.priceInRand ?? prices.homeFirstPriceInRand + prices.homeStepInRand * index,
    startsAt: own.startsAt ?? inDays((index + 1) * HOME_LIST_DAYS_PER_PLACE, now),
  };
}

/** A course of the content library, or any other card: 1800, a week ahead (2§9). */
export function libraryTerms(
  own: OwnTerms,
  now: Date,
  prices: DefaultPrices = SPECIFIED_PRICES,
): CourseTerms {
  return {
    priceInRand: own.priceInRand ?? prices.coursePriceInRand,
    startsAt: own.startsAt ?? inDays(LIST_DAYS_UNTIL_START, now),
  };
}

/** The position of a course in the catalogue; the index counts from 0 within its category. */
export interface CataloguePlace {
  readonly isFeatured: boolean;
  readonly categoryIndex: number | null;
}

/**
 * One price and one start for a course, wherever it is shown (R14). What the course lacks comes from the first of these
 * places that shows it: the featured row, else Home's category list, else a plain card.
 */
export function courseTerms(
  own: OwnTerms,
  place: CataloguePlace,
  now: Date,
  prices: DefaultPrices = SPECIFIED_PRICES,
): CourseTerms {
  if (place.isFeatured) return featuredTerms(own, now, prices);
  if (place.categoryIndex !== null) return homeListTerms(own, place.categoryIndex, now, prices);
  return libraryTerms(own, now, prices);
}
