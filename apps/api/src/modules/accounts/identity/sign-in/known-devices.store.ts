import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { deleteRows } from '../../../../database/delete-rows.ts';
import { knownDevices } from '../tables.ts';

const MOST_DEVICES = 20;
// Nobody has this id: an unknown account costs the same query.
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Whether this browser has signed in to the account before. */
export async function isKnownDevice(
  db: Queryable,
  tokenHash: Buffer,
  userId: string | null,
): Promise<boolean> {
  const found = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.tokenHash, tokenHash), eq(knownDevices.userId, userId ?? NOBODY)));
  return found.length > 0;
}

/** Whether this account has been used from any device before. */
export async function hasDevices(db: Queryable, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .limit(1);
  return found.length > 0;
}

/** Whether we issued this token; an invented one is not accepted. */
export async function isOurDevice(db: Queryable, tokenHash: Buffer): Promise<boolean> {
  const found = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.tokenHash, tokenHash))
    .limit(1);
  return found.length > 0;
}

/** Makes the device known; only the latest ones of an account are stored. */
export async function rememberDevice(
  db: Queryable,
  { userId, tokenHash, now }: { userId: string; tokenHash: Buffer; now: Date },
): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ userId, tokenHash, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { lastUsedAt: now },
    });
  await db.execute(sql`
    delete from known_devices where user_id = ${userId} and token_hash not in (
      select token_hash from known_devices where user_id = ${userId}
       order by last_used_at desc limit ${MOST_DEVICES})`);
}

/** After a password change every other device is unknown again. */
export async function forgetOtherDevices(
  db: Queryable,
  userId: string,
  keptHash: Buffer | null,
): Promise<void> {
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), keptHash ? ne(knownDevices.tokenHash, keptHash) : undefined));
}

/** Makes this device unknown again. */
export async function forgetDevice(db: Queryable, userId: string, tokenHash: Buffer): Promise<void> {
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, tokenHash)));
}

export function forgetDevicesBefore(db: Queryable, instant: Date): Promise<number> {
  return deleteRows(db, knownDevices, lt(knownDevices.lastUsedAt, instant));
}
