import type { Activity } from './activities.ts';
import type { Reward } from './rewards.ts';

/**
 * How an entry got into the ledger. Coins that were returned count as never spent, and those that a refund has
 * withdrawn as never earned, until they are restored.
 */
export const ENTRY_KINDS = ['claimed', 'withdrawn', 'restored', 'redeemed', 'returned'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

const EARNING: readonly EntryKind[] = ['claimed', 'withdrawn', 'restored'];

export interface LedgerEntry {
  readonly kind: EntryKind;
  /** Negative for what was spent or withdrawn. */
  readonly amount: number;
}

export interface Totals {
  /** Below zero if coins were spent before a refund withdrew them. */
  readonly balance: number;
  readonly earned: number;
  readonly spent: number;
}

export const NO_COINS: Totals = Object.freeze({ balance: 0, earned: 0, spent: 0 });

/** The totals of a learner's whole ledger. */
export function totalsOf(entries: readonly LedgerEntry[]): Totals {
  return entries.reduce(
    ({ balance, earned, spent }, { kind, amount }) => ({
      balance: balance + amount,
      earned: earned + (EARNING.includes(kind) ? amount : 0),
      spent: spent - (EARNING.includes(kind) ? 0 : amount),
    }),
    NO_COINS,
  );
}

/** The label of an entry for people (2§3). */
export const entryType = ({ amount }: Pick<LedgerEntry, 'amount'>) => (amount < 0 ? 'spent' : 'earned');

export const claimedDescription = ({ action }: Activity) => action;
export const redeemedDescription = ({ name }: Pick<Reward, 'name'>) => `Redeemed: ${name}`;
export const returnedDescription = ({ name }: Pick<Reward, 'name'>) => `Returned: ${name}`;
/** Cut to the length of a line in the ledger, whatever a course is called. */
const TITLE_MAX_CHARACTERS = 150;
const shortened = (title: string) => title.slice(0, TITLE_MAX_CHARACTERS);

export const withdrawnDescription = (courseTitle: string) =>
  `Taken back: ${shortened(courseTitle)} was refunded`;
/** Why a redemption was undone; within the length limit of a redemption's reason. */
export const undoneReason = (courseTitle: string) =>
  `${shortened(courseTitle)} was refunded, and the coins that were left did not cover this.`;
export const restoredDescription = (courseTitle: string) =>
  `Given back: you are in ${shortened(courseTitle)} again`;
