export { isTooQuick, LEAST_FORM_TIME_MS } from './form-time.ts';
export { MOST_REPEATED_LETTERS, PLACE_HELD_MS, type PlaceState, placeState } from './held-place.ts';
export {
  ANNOUNCED_LAUNCH_DAY,
  type Countdown,
  countdownTo,
  LAUNCH_AT,
  launchDateText,
} from './launch-countdown.ts';
export { locationText, signupDateText } from './pioneer.ts';
export { pioneerName } from './pioneer-name.ts';
export { PROVINCES, type Province } from '../profiles/provinces.ts';
export {
  checkRegistration,
  type Registration,
  type RegistrationForm,
  type RegistrationRefusal,
} from './registration.ts';
export {
  type AcademyFacts,
  AS_SPECIFIED,
  completeStats,
  isUrgent,
  type PageFacts,
  placesOf,
  spotsLeft,
  WAITLIST_CAPACITY,
  type WaitlistStats,
} from './spots.ts';
