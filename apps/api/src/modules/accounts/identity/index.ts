export {
  createAccount,
  deleteAccount,
  findAccount,
  findAccountByName,
  setAvatarUrl,
  setFactorLostAt,
  setFullName,
  setRole,
  setSuspendedAt,
  userOf,
} from './accounts.store.ts';
export { checkOwnPassword } from './confirmation/own-password.ts';
export { confirmationHandlers } from './confirmation.routes.ts';
export { createAdministrator } from './create-administrator.ts';
export { earlierAddresses } from './email-change/earlier-addresses.ts';
export { forgetChangesBefore, otherAddresses } from './email-change/email-changes.store.ts';
export { CONFIRM_SUBJECT } from './email-change/letters.ts';
export { emailChangeHandlers } from './email-change.routes.ts';
export { identityHandlers } from './identity.routes.ts';
export { forgetLinksBefore } from './one-time-links.store.ts';
export { removedPasskeysLines } from './passkeys/letter-lines.ts';
export { forgetChallengesBefore, removePasskeysOf } from './passkeys/passkeys.store.ts';
export { passkeyHandlers } from './passkeys.routes.ts';
export { hashNewPassword } from './password/hash-new-password.ts';
export { mailPasswordLink } from './password/mail-password-link.ts';
export { refuseLink } from './refuse-link.ts';
export { hardenRecoveryCodes } from './second-factor/recovery-code-hash.ts';
export { sealBareSecrets } from './second-factor/seal-bare-secrets.ts';
export { removeSecondFactor } from './second-factor/second-factors.store.ts';
export { doesSecretKeyFit } from './second-factor/secret-key-fits.ts';
export { secondFactorHandlers } from './second-factor.routes.ts';
export { hashToken, makeToken } from './secret-token.ts';
export { createReadActor } from './sessions/read-actor.ts';
export { endAllSignIns, endOtherSignIns, forgetEndedSignIns } from './sessions/sign-ins.store.ts';
export { forgetDevicesBefore } from './sign-in/known-devices.store.ts';
export { tellAdministrators } from './tell-administrators.ts';
export { tellOwner } from './tell-owner.ts';
export { createTryLimits } from './try-limits.store.ts';
