export { isTooQuick, LEAST_FORM_TIME_MS } from './form-time.ts';
export { MOST_REPEATED_LETTERS, PLACE_HELD_MS, type PlaceState, placeState } from './held-place.ts';
export {
  type Countdown,
  countdownTo,
  launchDateText,
} from './launch-countdown.ts';
export { locationText, signupDateText } from './pioneer.ts';
export { pioneerName } from './pioneer-name.ts';
export {
  checkRegistration,
  type Registration,
  type RegistrationForm,
  type RegistrationRefusal,
} from './registration.ts';
export {
  AS_SPECIFIED,
  completeStats,
  isUrgent,
  type PageFacts,
  placesOf,
  spotsLeft,
  type WaitlistStats,
} from './spots.ts';
