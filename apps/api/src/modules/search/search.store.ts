import type { Role } from '@academy/domain/access';
import type { SearchKind } from '@academy/domain/search';
import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { searchDocuments, searchWords } from '../../database/tables/catalogue.ts';

export interface SearchDocument {
  readonly kind: SearchKind;
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly keywords: string;
  readonly href: string;
  /** Null: for everybody who is signed in. */
  readonly forRole: Role | null;
}

const ROWS_PER_INSERT = 500;

/** Replaces everything that the search knows of these kinds. */
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

/** Around what matches: characters that no text contains. */
export const MATCH_BEGINS = '\u0002';
export const MATCH_ENDS = '\u0003';
const MARKS = `StartSel=${MATCH_BEGINS}, StopSel=${MATCH_ENDS}`;

export interface FoundRow extends Record<string, unknown> {
  readonly kind: SearchKind;
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly href: string;
}

const visibleTo = (role: Role) => sql`(for_role is null or for_role = ${role} or ${role} = 'administrator')`;

// So many are weighed by their whole text; a common word is in nearly all of them.
const CANDIDATES = 60;

/** Documents with any of the words or what they begin; the more and the weightier, the higher. */
export async function findByWords(
  db: Queryable,
  words: readonly string[],
  role: Role,
  limit: number,
): Promise<FoundRow[]> {
  // Letters and digits only, so nothing in it can be read as an operator.
  const query = sql`to_tsquery('english', ${words.map((word) => `'${word}':*`).join(' | ')})`;
  const { rows } = await db.execute<FoundRow>(sql`
    with candidates as (
      select * from search_documents
       where words @@ ${query} and ${visibleTo(role)}
       order by ts_rank(head, ${query}) desc, title
       limit ${CANDIDATES}
    ), found as (
      select kind, id, title, body, href,
             ts_rank('{0.05, 0.2, 0.5, 1.0}', words, ${query}) + case kind when 'course' then 0.1 else 0 end as score
        from candidates
       order by score desc, title
       limit ${limit}
    )
    select kind, id, href,
           ts_headline('english', title, ${query}, ${`${MARKS}, HighlightAll=true`}) as title,
           ts_headline('english', body, ${query}, ${`${MARKS}, MaxWords=22, MinWords=12, MaxFragments=1`}) as excerpt
      from found order by score desc, title`);
  return rows;
}

const NEAREST = 25;

/** For each word that no document has, known words that look like it. */
export async function lookAlikes(db: Queryable, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ typed: string; alike: string[] }>(sql`
    select typed, array(select word from search_words order by word <-> typed limit ${NEAREST}) as alike
      from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as typed
     where not exists (select from search_words where word = typed)`);
  return new Map(rows.map(({ typed, alike }) => [typed, alike]));
}
