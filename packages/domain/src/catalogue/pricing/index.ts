export { countdownText } from './countdown-text.ts';
export {
  type CataloguePlace,
  type CourseTerms,
  courseTerms,
  featuredTerms,
  homeListTerms,
  libraryTerms,
  type OwnTerms,
} from './course-terms.ts';
export { wholeDaysUntil } from './days-until.ts';
export { discountedPriceInRand, earlyEnrolmentPercent, shownDiscountPercent } from './early-enrolment.ts';
export { FREE_REASONS, type FreeReason, freeReason } from './free-reason.ts';
export { type Quote, quoteFor, quoteSubstance } from './quote.ts';
export { isPaid, registrationPrice, type ShownPrice } from './registration-price.ts';
