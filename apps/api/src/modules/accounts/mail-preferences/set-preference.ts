import { isMailWanted, MAIL_KIND_NAMES, type MailKind } from '@academy/domain/academy/mail-kinds';
import type { Queryable } from '../../../database/connect.ts';
import { skipMailing } from '../../academy/notices/index.ts';
import { readMailPreference, readMailPreferences, storePreference } from './mail-preferences.store.ts';

export async function readPreferences(db: Queryable, userId: string) {
  const stored = await readMailPreferences(db, userId);
  return {
    preferences: MAIL_KIND_NAMES.map((kind) => ({ kind, isWanted: isMailWanted(kind, stored.get(kind)) })),
  };
}

interface Choice {
  readonly kind: MailKind;
  readonly isWanted: boolean;
}

/** Mails begin with what happens from now on. */
export async function setPreference(
  db: Queryable,
  userId: string,
  { kind, isWanted }: Choice,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const wasWanted = isMailWanted(kind, await readMailPreference(tx, userId, kind));
    await storePreference(tx, { userId, kind, isWanted, changedAt: now });
    if (kind === 'achievements' && isWanted && !wasWanted) await skipMailing(tx, userId, now);
  });
}
