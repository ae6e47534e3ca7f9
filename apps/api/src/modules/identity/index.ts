export { createAccount, findAccountByName, setSuspendedAt, userOf } from './accounts.store.ts';
export { createAdministrator } from './create-administrator.ts';
export { identityHandlers } from './identity.routes.ts';
export { mailPasswordLink } from './mail-password-link.ts';
export { forgetLinksBefore } from './one-time-links.store.ts';
export { createReadActor } from './read-actor.ts';
export { hashToken, makeToken } from './secret-token.ts';
export { endAllSignIns, forgetEndedSignIns } from './sign-ins.store.ts';
export { createTryLimits } from './try-limits.store.ts';
