import { type EntryKind, NO_COINS, type Totals } from '@academy/domain/rewards/coins';
import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';

export interface StoredEntry {
  readonly id: string;
  readonly sequence: number;
  readonly amount: number;
  readonly description: string;
  readonly occurredAt: Date;
}

type NewEntry = {
  readonly userId: string;
  readonly amount: number;
  readonly description: string;
  readonly occurredAt: Date;
} & (
  | { readonly kind: 'claimed'; readonly eventId: string }
  | { readonly kind: 'redeemed' | 'returned'; readonly redemptionId: string }
  | { readonly kind: 'withdrawn' | 'restored'; readonly takeBackId: string }
);

const openedAccount = statement<never, [userId: string]>(
  'coin-account-opened',
  'insert into coin_accounts (user_id) values ($1) on conflict do nothing',
);
const lockedAccount = statement<Totals, [userId: string]>(
  'coin-account-locked',
  'select balance, earned, spent from coin_accounts where user_id = $1 for update',
);
const account = statement<Totals, [userId: string]>(
  'coin-account',
  'select balance, earned, spent from coin_accounts where user_id = $1',
);

/** Locks this learner's ledger until the transaction ends, across all processes. */
export async function lockAccount(tx: Queryable, userId: string): Promise<Totals> {
  await openedAccount.rows(tx, userId);
  return (await lockedAccount.row(tx, userId)) ?? NO_COINS;
}

export async function readTotals(db: Queryable, userId: string): Promise<Totals> {
  return (await account.row(db, userId)) ?? NO_COINS;
}

const addedEntry = statement<
  StoredEntry,
  [
    userId: string,
    kind: EntryKind,
    amount: number,
    description: string,
    occurredAt: Date,
    eventId: string | null,
    redemptionId: string | null,
    takeBackId: string | null,
  ]
>(
  'coin-entry-added',
  `insert into coin_entries (user_id, kind, amount, description, occurred_at, event_id, redemption_id, take_back_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   returning id, sequence, amount, description, occurred_at as "occurredAt"`,
);

/** The account is locked. A trigger updates its totals in the same statement. */
export async function addEntry(tx: Queryable, entry: NewEntry): Promise<StoredEntry> {
  const { userId, kind, amount, description, occurredAt } = entry;
  const added = await addedEntry.row(
    tx,
    userId,
    kind,
    amount,
    description,
    occurredAt,
    'eventId' in entry ? entry.eventId : null,
    'redemptionId' in entry ? entry.redemptionId : null,
    'takeBackId' in entry ? entry.takeBackId : null,
  );
  if (!added) throw new Error('The entry was not stored.');
  return added;
}

const pageOfEntries = statement<StoredEntry, [userId: string, before: number, limit: number]>(
  'coin-entries-before',
  `select id, sequence, amount, description, occurred_at as "occurredAt" from coin_entries
    where user_id = $1 and sequence < $2 order by sequence desc limit $3`,
);

/** Newest first, from a given entry on, so that every page costs the same. */
export function entriesBefore(
  db: Queryable,
  userId: string,
  before: number | undefined,
  limit: number,
): Promise<StoredEntry[]> {
  return pageOfEntries.rows(db, userId, before ?? Number.MAX_SAFE_INTEGER, limit);
}
