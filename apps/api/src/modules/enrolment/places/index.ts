export { courseOffer } from './course-offer.ts';
export {
  addEnrolment,
  coinPlacesOf,
  countEnrolments,
  enrolledCourses,
  hasPlaceOf,
  holdPlace,
  isEnrolled,
  lockPlacesOf,
  type PlaceBasis,
  removePlaceOf,
} from './enrolments.store.ts';
export { noteFirstOpening } from './first-openings.store.ts';
