import { and, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { documents } from '../tables.ts';

type DocumentRow = typeof documents.$inferSelect;
export type StoredDocument = Pick<DocumentRow, 'access' | 'courseId' | 'br' | 'gzip'>;

export async function findDocument(db: Queryable, hash: string): Promise<StoredDocument | null> {
  const { access, courseId, br, gzip } = documents;
  const [found] = await db
    .select({ access, courseId, br, gzip })
    .from(documents)
    .where(eq(documents.hash, hash));
  return found ?? null;
}

/** The current documents under these hashes, of these kinds. */
export async function currentDocuments(db: Queryable, kinds: readonly string[]) {
  return db
    .select({ hash: documents.hash, kind: documents.kind, subject: documents.subject })
    .from(documents)
    .where(and(inArray(documents.kind, [...kinds]), isNull(documents.replacedAt)));
}

export async function knownHashes(db: Queryable, hashes: readonly string[]): Promise<Set<string>> {
  const known = await db
    .select({ hash: documents.hash })
    .from(documents)
    .where(inArray(documents.hash, [...hashes]));
  return new Set(known.map(({ hash }) => hash));
}

export interface RetiredScope {
  readonly kinds: readonly string[];
  /** Without it, those of all courses. */
  readonly courseId?: string;
}

/** All documents of these kinds except the given ones become outdated; those outdated for long are deleted. */
export async function retire(
  db: Queryable,
  { kinds, courseId }: RetiredScope,
  currentHashes: readonly string[],
  { now, forgetBefore }: { readonly now: Date; readonly forgetBefore: Date },
): Promise<void> {
  const ofKinds = and(
    inArray(documents.kind, [...kinds]),
    courseId === undefined ? undefined : eq(documents.courseId, courseId),
  );
  await db
    .update(documents)
    .set({ replacedAt: now })
    .where(and(ofKinds, isNull(documents.replacedAt), notInArray(documents.hash, [...currentHashes])));
  await db.delete(documents).where(and(ofKinds, lt(documents.replacedAt, forgetBefore)));
}

/** The text of an earlier day may come back. */
export async function revive(db: Queryable, hashes: readonly string[]): Promise<void> {
  await db
    .update(documents)
    .set({ replacedAt: null })
    .where(and(inArray(documents.hash, [...hashes]), sql`${documents.replacedAt} is not null`));
}

export async function addRow(db: Queryable, row: typeof documents.$inferInsert): Promise<void> {
  await db.insert(documents).values(row);
}
