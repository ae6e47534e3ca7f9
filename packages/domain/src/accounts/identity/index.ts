export { type AccountChange, accountChangeWords } from './account-change.ts';
export { CONFIRMATION_MS, isConfirmed } from './confirmation.ts';
export { deviceName } from './device-name.ts';
export {
  EMAIL_LINK_MS,
  EMAIL_LINK_PURPOSES,
  type EmailLinkPurpose,
  usernameAfterChange,
  veiledEmail,
} from './email-change.ts';
export { networkOf } from './network.ts';
export { LINK_LIFETIME_MS, LINK_PURPOSES, type LinkPurpose } from './one-time-link.ts';
export {
  checkPasskeyName,
  isOriginOf,
  MOST_PASSKEYS,
  PASSKEY_CHALLENGE_MS,
  PASSKEY_NAME_MAX_LENGTH,
  type RelyingParty,
  relyingPartyOf,
} from './passkey.ts';
export {
  checkPasswordChange,
  type PasswordChange,
  type PasswordChangeRefusal,
} from './password/password-change.ts';
export {
  checkNewPassword,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PasswordRefusal,
} from './password/password-rules.ts';
export { PASSWORD_SCORE_MOST, type PasswordScore, scorePassword } from './password/password-score.ts';
export { type PasswordStrength, passwordStrength } from './password/password-strength.ts';
export {
  foldRecoveryCode,
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  recoveryCode,
} from './recovery-code.ts';
export { DEVICE_KNOWN_MS, isSignInAlive, SIGN_IN_LIMITS } from './sign-in-limits.ts';
export { foldSignInName } from './sign-in-name.ts';
export {
  base32,
  codeOfHash,
  stepBytes,
  stepsTaken,
  TOTP_SECRET_BYTES,
  totpStep,
  totpUri,
} from './totp.ts';
export {
  isWindowOpen,
  type LimitName,
  type SignInTries,
  secondsToWait,
  TRY_LIMITS,
  type Tries,
  triesOfReset,
  triesOfSignIn,
} from './try-limits.ts';
