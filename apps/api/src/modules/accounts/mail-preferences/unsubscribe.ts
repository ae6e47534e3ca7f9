import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import { readGrantKey } from '../../../http/documents/grant-key.store.ts';
import { findAccount } from '../identity/index.ts';
import { storePreference } from './mail-preferences.store.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Anyone who holds the mail may unsubscribe from its kind, without a sign-in; the link can do nothing else. */
export async function unsubscribe(db: Queryable, token: string, now: Date) {
  const found = readUnsubscribeToken(token, await readGrantKey(db));
  if (!found || !(await findAccount(db, found.userId))) return refuse('link-not-valid');
  await storePreference(db, { ...found, isWanted: false, changedAt: now });
  return accept({ kind: found.kind });
}
