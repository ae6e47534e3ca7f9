export { isTooQuick, LEAST_FORM_TIME_MS } from './form-time.ts';
export { PLACE_HELD_MS, type PlaceState, placeState } from './held-place.ts';
export {
  ANNOUNCED_LAUNCH_TEXT,
  type Countdown,
  countdownTo,
  LAUNCH_AT,
  LAUNCH_DATE_TEXT,
} from './launch-countdown.ts';
export { locationText, signupDateText } from './pioneer.ts';
export { PROVINCES, type Province } from './provinces.ts';
export {
  checkRegistration,
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  type Registration,
  type RegistrationForm,
  type RegistrationRefusal,
} from './registration.ts';
export { completeStats, isUrgent, spotsLeft, WAITLIST_CAPACITY, type WaitlistStats } from './spots.ts';
