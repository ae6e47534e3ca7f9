import type { CertificateId } from '@academy/domain/rewards/certificates';
import { and, asc, between, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import type { SignedCredential } from './credentials/sign-credential.ts';
import { certificates } from './tables.ts';

export type Certificate = typeof certificates.$inferSelect;

export async function findCertificate(db: Queryable, id: CertificateId): Promise<Certificate | null> {
  const [found] = await db.select().from(certificates).where(eq(certificates.id, id));
  return found ?? null;
}

/** The newest first; for a course that was refunded and taken again the valid one comes first. */
export async function certificatesOf(db: Queryable, userId: string) {
  return db
    .select({
      id: certificates.id,
      courseId: certificates.courseId,
      facts: certificates.facts,
      completedAt: certificates.completedAt,
      validUntil: certificates.validUntil,
      revokedAt: certificates.revokedAt,
      revokedBecause: certificates.revokedBecause,
    })
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(
      desc(certificates.completedAt),
      sql`${certificates.revokedAt} desc nulls first`,
      certificates.id,
    );
}

/** Leaves out those that a refund has revoked: they are issued again. */
export async function hasCertificate(db: Queryable, userId: string, courseId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(
      and(
        eq(certificates.userId, userId),
        eq(certificates.courseId, courseId),
        isNull(certificates.revokedBecause),
      ),
    );
  return found !== undefined;
}

/** A unique number. One that is not used after all stays free, and means "not revoked". */
export async function nextStatusIndex(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ index: string }>(
    sql`select nextval('certificate_status_index') as index`,
  );
  return Number(rows[0]?.index);
}

type NewCertificate = Omit<Certificate, 'revokedAt' | 'revokedBy' | 'revocationReason' | 'revokedBecause'>;

/** False when another process was first. */
export async function addCertificate(db: Queryable, certificate: NewCertificate): Promise<boolean> {
  const added = await db
    .insert(certificates)
    .values(certificate)
    .onConflictDoNothing({
      target: [certificates.userId, certificates.courseId],
      where: isNull(certificates.revokedBecause),
    })
    .returning({ id: certificates.id });
  return added.length > 0;
}

interface Revocation {
  readonly id: CertificateId;
  readonly reason: string;
  readonly revokedBy: string;
  readonly now: Date;
}

/** False when it is already revoked. */
export async function saveRevocation(db: Queryable, { id, reason, revokedBy, now }: Revocation) {
  const revoked = await db
    .update(certificates)
    .set({ revokedAt: now, revokedBy, revocationReason: reason })
    .where(and(eq(certificates.id, id), isNull(certificates.revokedAt)))
    .returning({ id: certificates.id });
  return revoked.length > 0;
}

/** Returns whether there was a valid one. */
export async function revokeRefunded(
  tx: Queryable,
  { userId, courseId, now }: { readonly userId: string; readonly courseId: string; readonly now: Date },
): Promise<boolean> {
  const revoked = await tx
    .update(certificates)
    .set({ revokedAt: now, revocationReason: 'The course was refunded.', revokedBecause: 'refund' })
    .where(
      and(
        eq(certificates.userId, userId),
        eq(certificates.courseId, courseId),
        isNull(certificates.revokedAt),
      ),
    )
    .returning({ id: certificates.id });
  return revoked.length > 0;
}

/** The revoked places of a list, and the time of the latest revocation. */
export async function revokedBetween(db: Queryable, first: number, last: number) {
  return db
    .select({ statusIndex: certificates.statusIndex, revokedAt: certificates.revokedAt })
    .from(certificates)
    .where(and(isNotNull(certificates.revokedAt), between(certificates.statusIndex, first, last)))
    .orderBy(asc(certificates.statusIndex));
}

export async function highestStatusIndex(db: Queryable): Promise<number> {
  const [highest] = await db
    .select({ index: certificates.statusIndex })
    .from(certificates)
    .orderBy(desc(certificates.statusIndex))
    .limit(1);
  return highest?.index ?? 0;
}

/** The addresses of keys that have signed a certificate, other than these: one step through the index for each. */
export async function signersBeside(db: Queryable, here: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ signer: string }>(sql`
    with recursive signers as (
      select min(signed_with) as signer from certificates
      union all
      select (select min(signed_with) from certificates where signed_with > signer) from signers where signer is not null)
    select signer from signers where signer is not null`);
  return rows.map(({ signer }) => signer).filter((signer) => !here.includes(signer));
}

/** In batches by id. */
export async function signedBy(db: Queryable, signers: readonly string[], after: string, limit: number) {
  return db
    .select()
    .from(certificates)
    .where(and(inArray(certificates.signedWith, [...signers]), sql`${certificates.id} > ${after}`))
    .orderBy(asc(certificates.id))
    .limit(limit);
}

export async function replaceSignature(
  db: Queryable,
  id: CertificateId,
  { credential, signedText, proofText, signedWith }: SignedCredential,
): Promise<void> {
  await db
    .update(certificates)
    .set({ credential, signedText, proofText, signedWith })
    .where(eq(certificates.id, id));
}
