import type { Queryable } from '../../../../database/connect.ts';
import { sealingKey } from '../tables.ts';

export async function registeredFingerprint(db: Queryable): Promise<Buffer | null> {
  const [row] = await db.select({ fingerprint: sealingKey.fingerprint }).from(sealingKey);
  return row?.fingerprint ?? null;
}

/** Unless another server was first. */
export async function addFingerprint(db: Queryable, fingerprint: Buffer, now: Date): Promise<void> {
  await db.insert(sealingKey).values({ fingerprint, registeredAt: now }).onConflictDoNothing();
}

export async function setFingerprint(db: Queryable, fingerprint: Buffer, now: Date): Promise<void> {
  await db
    .insert(sealingKey)
    .values({ fingerprint, registeredAt: now })
    .onConflictDoUpdate({ target: sealingKey.isOnly, set: { fingerprint, registeredAt: now } });
}
