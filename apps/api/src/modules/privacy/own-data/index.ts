export { eraseDueAccounts } from './erase-accounts.ts';
export { noteRemoval, takeErasureBack } from './erasures.store.ts';
export { forgetExports } from './exports.store.ts';
export { prepareExport } from './prepare-export.ts';
export { privacyHandlers } from './privacy.routes.ts';
