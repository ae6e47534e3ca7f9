export { deviceName } from './device-name.ts';
export { networkOf } from './network.ts';
export { LINK_LIFETIME_MS, LINK_PURPOSES, type LinkPurpose } from './one-time-link.ts';
export {
  checkNewPassword,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PasswordRefusal,
} from './password-rules.ts';
export { type PasswordStrength, passwordStrength } from './password-strength.ts';
export { DEVICE_KNOWN_MS, isSignInAlive, REPLACED_TOKEN_MS, SIGN_IN_LIMITS } from './sign-in-limits.ts';
export { foldSignInName } from './sign-in-name.ts';
export {
  isWindowOpen,
  type LimitName,
  secondsToWait,
  TRY_LIMITS,
  type Tries,
  triesOfReset,
  triesOfSignIn,
} from './try-limits.ts';
