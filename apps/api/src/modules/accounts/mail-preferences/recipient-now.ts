import { isMailWanted, type MailKind } from '@academy/domain/academy/mail-kinds';
import type { Queryable } from '../../../database/connect.ts';
import { findAccount } from '../identity/index.ts';
import { readMailPreference } from './mail-preferences.store.ts';

/** A mail may have waited for a night: the person's current choices and address apply. */
export async function recipientNow(db: Queryable, userId: string, kind: MailKind): Promise<string | null> {
  if (!isMailWanted(kind, await readMailPreference(db, userId, kind))) return null;
  return (await findAccount(db, userId))?.email ?? null;
}
