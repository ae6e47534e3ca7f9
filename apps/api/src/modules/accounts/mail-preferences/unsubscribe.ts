import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import { readGrantKey } from '../../../http/documents/grant-key.store.ts';
import { findAccount } from '../identity/index.ts';
import { keepPreference } from './mail-preferences.store.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Whoever holds the mail may end its kind, without a sign-in; nothing else can be done with the link. */
export async function unsubscribe(db: Queryable, token: string, now: Date) {
  const found = readUnsubscribeToken(token, await readGrantKey(db));
  if (!found || !(await findAccount(db, found.userId))) return refuse('link-not-valid');
  await keepPreference(db, { ...found, isWanted: false, changedAt: now });
  return accept({ kind: found.kind });
}
