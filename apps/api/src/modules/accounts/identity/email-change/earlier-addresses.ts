import type { Queryable } from '../../../../database/connect.ts';
import { findAccountByName } from '../accounts.store.ts';
import { otherAddresses } from './email-changes.store.ts';

/** Previous addresses that no other account has taken: mail there is still about this person. */
export async function earlierAddresses(db: Queryable, userId: string): Promise<string[]> {
  const { borne } = await otherAddresses(db, userId);
  const free: string[] = [];
  for (const address of new Set(borne)) {
    const holder = await findAccountByName(db, address.toLowerCase());
    if (!holder) free.push(address);
  }
  return free;
}
