export { countdownText } from './countdown-text.ts';
export {
  type CourseOffer,
  categoryOffer,
  courseOffer,
  featuredOffer,
  homeListOffer,
  LIST_PRICE_IN_RAND,
  libraryOffer,
} from './course-offer.ts';
export { wholeDaysUntil } from './days-until.ts';
export { discountedPriceInRand, earlyEnrolmentPercent, shownDiscountPercent } from './early-enrolment.ts';
