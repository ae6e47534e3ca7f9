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
export { createAdministrator } from './create-administrator.ts';
export { earlierAddresses } from './email-change/earlier-addresses.ts';
export { otherAddresses } from './email-change/email-changes.store.ts';
export { notifyAdministrators } from './notify-administrators.ts';
export { notifyOwner } from './notify-owner.ts';
export { removedPasskeysLines } from './passkeys/letter-lines.ts';
export { removePasskeysOf } from './passkeys/passkeys.store.ts';
export { hashNewPassword } from './password/hash-new-password.ts';
export { refuseLink } from './refuse-link.ts';
export { registerSealingKey, replaceLostSealingKey } from './sealing-key/sealing-key.ts';
export { sealBareSecrets } from './second-factor/seal-bare-secrets.ts';
export { removeSecondFactor } from './second-factor/second-factors.store.ts';
export { hashToken, makeToken } from './secret-token.ts';
export { createReadActor } from './sessions/read-actor.ts';
export { endAllSignIns, endOtherSignIns } from './sessions/sign-ins.store.ts';
export { countTogether, createTryLimits } from './try-limits.store.ts';
