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
export { confirmationHandlers } from './confirmation.routes.ts';
export { createAdministrator } from './create-administrator.ts';
export { earlierAddresses } from './earlier-addresses.ts';
export { emailChangeHandlers } from './email-change.routes.ts';
export { forgetChangesBefore, otherAddresses } from './email-changes.store.ts';
export { CONFIRM_SUBJECT } from './email-letters.ts';
export { hashNewPassword } from './hash-new-password.ts';
export { identityHandlers } from './identity.routes.ts';
export { forgetDevicesBefore } from './known-devices.store.ts';
export { mailPasswordLink } from './mail-password-link.ts';
export { forgetLinksBefore } from './one-time-links.store.ts';
export { checkOwnPassword } from './own-password.ts';
export { removedPasskeysLines } from './passkey-lines.ts';
export { passkeyHandlers } from './passkeys.routes.ts';
export { forgetChallengesBefore, removePasskeysOf } from './passkeys.store.ts';
export { createReadActor } from './read-actor.ts';
export { hardenRecoveryCodes } from './recovery-code-hash.ts';
export { refuseLink } from './refuse-link.ts';
export { sealBareSecrets } from './seal-bare-secrets.ts';
export { secondFactorHandlers } from './second-factor.routes.ts';
export { removeSecondFactor } from './second-factors.store.ts';
export { doesSecretKeyFit } from './secret-key-fits.ts';
export { hashToken, makeToken } from './secret-token.ts';
export { endAllSignIns, endOtherSignIns, forgetEndedSignIns } from './sign-ins.store.ts';
export { tellAdministrators } from './tell-administrators.ts';
export { tellOwner } from './tell-owner.ts';
export { createTryLimits } from './try-limits.store.ts';
