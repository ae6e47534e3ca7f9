export { isArchived } from './admission.store.ts';
export { admit, checkAdmission } from './admit.ts';
export { courseOffer } from './course-offer.ts';
export {
  coinPlacesOf,
  countEnrolments,
  enrolledCourses,
  hasPlaceOf,
  isEnrolled,
  lockPlace,
  lockPlacesOf,
  type PlaceBasis,
  removePlaceOf,
} from './enrolments.store.ts';
export { recordFirstOpening } from './first-openings.store.ts';
export { givePlace } from './give-place.ts';
