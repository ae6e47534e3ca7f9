import type { SearchHit } from '@academy/contract/catalogue/search';
import type { Role } from '@academy/domain/access';
import {
  excerptOf,
  markMatches,
  nearestWord,
  SEARCH_ENOUGH_HITS,
  SEARCH_MOST_HITS,
  searchWords,
} from '@academy/domain/catalogue/search';
import type { Queryable } from '../../../database/connect.ts';
import { type FoundRow, findByWords, readSimilarWords } from './search.store.ts';

/** `'learn':* | 'machin':*` */
function stemsOf(query: string): string[] {
  return [...query.matchAll(/'([^']+)'/g)].map(([, stem = '']) => stem);
}

/** Matches are highlighted here: the database would parse every text again to find them. */
function hitOf({ kind, id, title, body, href, query }: FoundRow): SearchHit {
  const stems = stemsOf(query);
  return { kind, id, title: markMatches(title, stems), excerpt: excerptOf(body, stems), href };
}

/** The words with typing errors corrected, or null when there is nothing to correct. */
async function correctSpelling(db: Queryable, words: readonly string[]): Promise<string[] | null> {
  const alike = await readSimilarWords(db, words);
  const corrected = words.map((word) => nearestWord(word, alike.get(word) ?? []) ?? word);
  return corrected.some((word, index) => word !== words[index]) ? corrected : null;
}

export async function search(db: Queryable, text: string, role: Role): Promise<SearchHit[]> {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const exact = await findByWords(db, words, role, SEARCH_MOST_HITS);
  const corrected = exact.length < SEARCH_ENOUGH_HITS ? await correctSpelling(db, words) : null;
  const others = corrected ? await findByWords(db, corrected, role, SEARCH_MOST_HITS) : [];
  const isNew = ({ kind, id }: FoundRow) => !exact.some((row) => row.kind === kind && row.id === id);
  return [...exact, ...others.filter(isNew)].slice(0, SEARCH_MOST_HITS).map(hitOf);
}
