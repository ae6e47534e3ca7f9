import type { Queryable } from '../../../../database/connect.ts';
import { forgetMailsTo } from '../../../academy/outbox/index.ts';
import { findAccountByName } from '../accounts.store.ts';
import { otherAddresses } from './email-changes.store.ts';
import { CONFIRM_SUBJECT } from './letters.ts';

/**
 * Mails to previous or requested addresses of an account. A requested address may be anybody's: of its mails only the letter
 * caused by this person is deleted.
 */
export async function forgetMailsToOtherAddresses(tx: Queryable, userId: string): Promise<void> {
  const { borne, foreign, asked: requested } = await otherAddresses(tx, userId);
  // Another person may have it by now, with mails of their own.
  for (const address of [...borne, ...foreign])
    if (!(await findAccountByName(tx, address.toLowerCase()))) await forgetMailsTo(tx, address);
  for (const address of requested) await forgetMailsTo(tx, address, CONFIRM_SUBJECT);
}
