import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { type PublicKey, SigningKeyError, type SigningKeys } from '../../../../gateways/signing-keys.ts';
import { certificates, signingKeys } from '../tables.ts';

/** The keys of the academy, of which every server has one file. The earliest comes first. */
export async function academyKeys(db: Queryable): Promise<PublicKey[]> {
  const rows = await db.select().from(signingKeys).orderBy(asc(signingKeys.madeAt), asc(signingKeys.id));
  return rows.map(({ id, publicKey, madeAt, withdrawnAt }) => ({
    id,
    publicKeyMultibase: publicKey,
    madeAt,
    isWithdrawn: withdrawnAt !== null,
  }));
}

/** Another server may have withdrawn the key with which this one signs: nothing that it signs would be valid. */
export async function requirePublished(
  db: Queryable,
  { currentId }: Pick<SigningKeys, 'currentId'>,
): Promise<void> {
  const key = (await academyKeys(db)).find(({ id }) => id === currentId);
  if (!key || key.isWithdrawn)
    throw new SigningKeyError(`The academy does not publish ${currentId}, so nothing is signed with it.`);
}

/** Until the transaction ends, no other server registers its keys. */
export async function lockAcademyKeys(tx: Queryable): Promise<void> {
  await tx.execute(sql`lock table ${signingKeys} in share row exclusive mode`);
}

export async function addAcademyKeys(tx: Queryable, keys: readonly PublicKey[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await tx.insert(signingKeys).values(
    keys.map(({ id, publicKeyMultibase, madeAt, isWithdrawn }) => ({
      id,
      publicKey: publicKeyMultibase,
      madeAt,
      withdrawnAt: isWithdrawn ? now : null,
    })),
  );
}

export async function withdrawAcademyKey(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx
    .update(signingKeys)
    .set({ withdrawnAt: now })
    .where(and(eq(signingKeys.id, id), isNull(signingKeys.withdrawnAt)));
}

/** The newest ones, for a database from before keys were registered. */
export async function newestCredentials(db: Queryable, limit: number) {
  const rows = await db
    .select({ credential: certificates.credential })
    .from(certificates)
    .orderBy(desc(certificates.issuedAt))
    .limit(limit);
  return rows.map(({ credential }) => credential);
}

/** The highest number of a key that has signed a certificate, registered or not. */
export async function highestKeyNumber(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ number: number | null }>(sql`
    select max(substring(id from '[0-9]+$')::int) as number
      from (select id from ${signingKeys} union all select signed_with from ${certificates}) ids`);
  return rows[0]?.number ?? 0;
}
