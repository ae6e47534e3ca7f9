import type { MailKind } from '@academy/domain/academy/mail-kinds';
import type { QuietHours } from '@academy/domain/accounts/mail-preferences';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { mailPreferences, quietHours } from './tables.ts';

/** The person's choices, by kind. */
export async function readMailPreferences(
  db: Queryable,
  userId: string,
): Promise<ReadonlyMap<MailKind, boolean>> {
  const rows = await db
    .select({ kind: mailPreferences.kind, isWanted: mailPreferences.isWanted })
    .from(mailPreferences)
    .where(eq(mailPreferences.userId, userId));
  return new Map(rows.map(({ kind, isWanted }) => [kind, isWanted]));
}

export async function readMailPreference(
  db: Queryable,
  userId: string,
  kind: MailKind,
): Promise<boolean | null> {
  const [row] = await db
    .select({ isWanted: mailPreferences.isWanted })
    .from(mailPreferences)
    .where(and(eq(mailPreferences.userId, userId), eq(mailPreferences.kind, kind)));
  return row?.isWanted ?? null;
}

export async function storePreference(
  db: Queryable,
  preference: typeof mailPreferences.$inferInsert,
): Promise<void> {
  const { isWanted, changedAt } = preference;
  await db
    .insert(mailPreferences)
    .values(preference)
    .onConflictDoUpdate({
      target: [mailPreferences.userId, mailPreferences.kind],
      set: { isWanted, changedAt },
    });
}

export async function quietHoursOf(db: Queryable, userId: string): Promise<QuietHours | null> {
  const { fromHour, toHour } = quietHours;
  const [found] = await db.select({ fromHour, toHour }).from(quietHours).where(eq(quietHours.userId, userId));
  return found ?? null;
}

/** For those of these people who have some. */
export async function quietHoursAmong(
  db: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, QuietHours>> {
  const rows = await db
    .select()
    .from(quietHours)
    .where(inArray(quietHours.userId, [...userIds]));
  return new Map(rows.map(({ userId, fromHour, toHour }) => [userId, { fromHour, toHour }]));
}

export async function storeQuietHours(db: Queryable, hours: typeof quietHours.$inferInsert): Promise<void> {
  const { fromHour, toHour, changedAt } = hours;
  await db
    .insert(quietHours)
    .values(hours)
    .onConflictDoUpdate({ target: quietHours.userId, set: { fromHour, toHour, changedAt } });
}

export async function forgetQuietHours(db: Queryable, userId: string): Promise<void> {
  await db.delete(quietHours).where(eq(quietHours.userId, userId));
}
