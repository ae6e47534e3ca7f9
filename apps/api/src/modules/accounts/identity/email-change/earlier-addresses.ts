import type { Queryable } from '../../../../database/connect.ts';
import { findAccountByName } from '../accounts.store.ts';
import { otherAddresses } from './email-changes.store.ts';

/** Those addresses of before at which whatever lies is still this person's: somebody else may have one by now. */
export async function earlierAddresses(db: Queryable, userId: string): Promise<string[]> {
  const { borne } = await otherAddresses(db, userId);
  const free: string[] = [];
  for (const address of new Set(borne)) {
    const holder = await findAccountByName(db, address.toLowerCase());
    if (!holder) free.push(address);
  }
  return free;
}
