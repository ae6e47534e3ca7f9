import type { Activity } from './activities.ts';
import type { Reward } from './rewards.ts';

/** How an entry came into the ledger; coins that were returned count as never spent. */
export const ENTRY_KINDS = ['claimed', 'redeemed', 'returned'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface LedgerEntry {
  readonly kind: EntryKind;
  /** Negative for what was spent. */
  readonly amount: number;
}

export interface Totals {
  readonly balance: number;
  readonly earned: number;
  readonly spent: number;
}

export const NO_COINS: Totals = Object.freeze({ balance: 0, earned: 0, spent: 0 });

/** What the whole ledger of a learner sums up to. */
export function totalsOf(entries: readonly LedgerEntry[]): Totals {
  return entries.reduce(
    ({ balance, earned, spent }, { kind, amount }) => ({
      balance: balance + amount,
      earned: earned + (kind === 'claimed' ? amount : 0),
      spent: spent - (kind === 'claimed' ? 0 : amount),
    }),
    NO_COINS,
  );
}

/** How people are shown an entry (2§3). */
export const entryType = ({ amount }: Pick<LedgerEntry, 'amount'>) => (amount < 0 ? 'spent' : 'earned');

export const claimedDescription = ({ action }: Activity) => action;
export const redeemedDescription = ({ name }: Pick<Reward, 'name'>) => `Redeemed: ${name}`;
export const returnedDescription = ({ name }: Pick<Reward, 'name'>) => `Returned: ${name}`;
