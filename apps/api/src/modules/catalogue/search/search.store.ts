import type { Role } from '@academy/domain/access';
import type { SearchKind } from '@academy/domain/catalogue/search';
import { and, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';
import { searchDocuments, searchWords } from './tables.ts';

export interface SearchDocument {
  readonly kind: SearchKind;
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly keywords: string;
  readonly href: string;
  /** Null: for every signed-in person. */
  readonly forRole: Role | null;
}

const ROWS_PER_INSERT = 500;

/** Replaces all search documents of these kinds. */
export async function replaceDocuments(
  db: Queryable,
  kinds: readonly SearchKind[],
  documents: readonly SearchDocument[],
): Promise<void> {
  await db.delete(searchDocuments).where(inArray(searchDocuments.kind, [...kinds]));
  for (let start = 0; start < documents.length; start += ROWS_PER_INSERT)
    await db.insert(searchDocuments).values([...documents.slice(start, start + ROWS_PER_INSERT)]);
  await db.delete(searchWords);
  await db.execute(sql`
    insert into search_words (word)
    select word from ts_stat(
      $$ select to_tsvector('simple', title || ' ' || keywords || ' ' || body) from search_documents $$
    ) where word ~ '^[[:alpha:]]{3,}$'`);
}

/** Replaces one document. */
export async function upsertSearchDocument(db: Queryable, document: SearchDocument): Promise<void> {
  const { kind, id, ...changing } = document;
  await db
    .insert(searchDocuments)
    .values(document)
    .onConflictDoUpdate({ target: [searchDocuments.kind, searchDocuments.id], set: changing });
  await db.execute(sql`
    insert into search_words (word)
    select lexeme from unnest(to_tsvector('simple', ${`${document.title} ${document.keywords} ${document.body}`}))
     where lexeme ~ '^[[:alpha:]]{3,}$'
    on conflict do nothing`);
}

export async function removeDocument(db: Queryable, kind: SearchKind, id: string): Promise<void> {
  await db.delete(searchDocuments).where(and(eq(searchDocuments.kind, kind), eq(searchDocuments.id, id)));
}

/** Removes the lessons of a course; those still to come have the course's address. */
export async function removeLessonsUnder(db: Queryable, path: string): Promise<void> {
  const { kind, href } = searchDocuments;
  await db
    .delete(searchDocuments)
    .where(and(eq(kind, 'lesson'), or(eq(href, path), like(href, `${path}/%`))));
}

/** Who may find the documents under an address: null for everybody. */
export async function showDocumentsUnder(db: Queryable, path: string, forRole: Role | null): Promise<void> {
  await db
    .update(searchDocuments)
    .set({ forRole })
    .where(like(searchDocuments.href, `${path}/%`));
}

export interface FoundRow {
  readonly kind: SearchKind;
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly href: string;
  /** The stems of the query, in PostgreSQL's query syntax. */
  readonly query: string;
}

// The number ranked by their whole text; a common word is in nearly all of them.
const CANDIDATES = 60;

// The query is built once, before the documents are scanned: inside the conditions it would be built for each.
const documentsWithWords = statement<FoundRow, [query: string, role: Role, limit: number]>(
  'documents-with-words',
  `with asked as materialized (
     select to_tsquery('english', $1) as query
   ), candidates as (
     select d.kind, d.id, d.title, d.body, d.href, d.words, asked.query
       from asked join search_documents d on d.words @@ asked.query
      where d.for_role is null or d.for_role = $2 or $2 = 'administrator'
      order by ts_rank(d.head, asked.query) desc, d.title
      limit ${CANDIDATES}
   )
   select kind, id, title, body, href, query::text
     from candidates
    order by ts_rank('{0.05, 0.2, 0.5, 1.0}', words, query) + case kind when 'course' then 0.1 else 0 end desc, title
    limit $3`,
);

/** Documents with any of the words or their prefixes, ranked by the number and weight of matches. */
export async function findByWords(
  db: Queryable,
  words: readonly string[],
  role: Role,
  limit: number,
): Promise<FoundRow[]> {
  // Letters and digits only, so nothing in it can be read as an operator.
  const query = words.map((word) => `'${word}':*`).join(' | ');
  return documentsWithWords.rows(db, query, role, limit);
}

const NEAREST = 25;

const wordsAlike = statement<
  { readonly typed: string; readonly alike: string[] },
  [words: readonly string[]]
>(
  'words-alike',
  `select typed, array(select word from search_words order by word <-> typed limit ${NEAREST}) as alike
     from unnest($1::text[]) as typed
    where not exists (select from search_words where word = typed)`,
);

/** For each word that no document has, known words that look like it. */
export async function readSimilarWords(
  db: Queryable,
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await wordsAlike.rows(db, words);
  return new Map(rows.map(({ typed, alike }) => [typed, alike]));
}
