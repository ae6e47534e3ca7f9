export { coinHandlers } from './coins.routes.ts';
export { waitingEvents } from './coins.store.ts';
export { addEntry, entriesBefore, lockAccount } from './ledger.store.ts';
export { readCoins } from './read-coins.ts';
export { addRedemption, countPending } from './redemptions.store.ts';
export { serveStatement } from './serve-statement.ts';
