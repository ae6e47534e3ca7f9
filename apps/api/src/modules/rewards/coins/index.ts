export { waitingEvents } from './coins.store.ts';
export type { CoinPlace } from './coins-context.ts';
export { courseEntries, withdrawnBy } from './course-entries.store.ts';
export { addEntry, entriesBefore, lockAccount, readTotals } from './ledger.store.ts';
export { readCoins } from './read-coins.ts';
export {
  addRedemption,
  countPending,
  lockRedemptionsOf,
  redemptionsNotReturned,
} from './redemptions/redemptions.store.ts';
export { returnCoins } from './redemptions/return-coins.ts';
