import type { SearchKind } from '@academy/domain/catalogue/search';
import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import type { SearchDocument } from '../search/index.ts';
import { searchDocuments } from '../search/tables.ts';

// An arbitrary lock number that nothing else uses: processes that start together compare one after the other.
const DOCUMENTS_LOCK = 7_301_008;

export async function lockDocuments(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${DOCUMENTS_LOCK})`);
}

const textOf = ({ kind, id, title, body, keywords, href, forRole }: SearchDocument) =>
  JSON.stringify([kind, id, title, body, keywords, href, forRole]);

/** Whether the search has exactly these documents of the kinds. */
export async function knowsDocuments(
  db: Queryable,
  kinds: readonly SearchKind[],
  documents: readonly SearchDocument[],
): Promise<boolean> {
  const known = await db
    .select()
    .from(searchDocuments)
    .where(inArray(searchDocuments.kind, [...kinds]));
  const texts = new Set(known.map((row) => textOf(row as SearchDocument)));
  return known.length === documents.length && documents.every((document) => texts.has(textOf(document)));
}
