import type { CoinEntry } from '@academy/contract/rewards/coins';
import { entryType } from '@academy/domain/rewards/coins';
import type { StoredEntry } from './ledger.store.ts';

type LedgerEntry = Omit<StoredEntry, 'occurredAt'> & { readonly occurredAt: Date | string };

export function entryAnswer({ id, amount, description, occurredAt }: LedgerEntry): CoinEntry {
  return {
    id,
    type: entryType({ amount }),
    amount,
    description,
    date: new Date(occurredAt).toISOString(),
  };
}
