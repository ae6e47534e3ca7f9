import type { SearchHit } from '@academy/contract/search';
import type { Role } from '@academy/domain/access';
import { nearestWord, searchWords } from '@academy/domain/search';
import type { Queryable } from '../../database/connect.ts';
import { type FoundRow, findByWords, lookAlikes, MATCH_BEGINS, MATCH_ENDS } from './search.store.ts';

const MOST_HITS = 12;
// With so many hits the words were meant as they were typed.
const ENOUGH_HITS = 5;

function marked(text: string): SearchHit['title'] {
  return text
    .split(MATCH_BEGINS)
    .flatMap((part, index) => {
      const [match = '', rest = ''] = index === 0 ? ['', part] : part.split(MATCH_ENDS);
      return [
        { text: match, isMatch: true },
        { text: rest, isMatch: false },
      ];
    })
    .filter((piece) => piece.text !== '');
}

const hitOf = ({ kind, id, title, excerpt, href }: FoundRow): SearchHit => ({
  kind,
  id,
  title: marked(title),
  excerpt: marked(excerpt),
  href,
});

/** The words with those that were mistyped put right, or null when there is nothing to put right. */
async function putRight(db: Queryable, words: readonly string[]): Promise<string[] | null> {
  const alike = await lookAlikes(db, words);
  const meant = words.map((word) => nearestWord(word, alike.get(word) ?? []) ?? word);
  return meant.some((word, index) => word !== words[index]) ? meant : null;
}

export async function search(db: Queryable, text: string, role: Role): Promise<SearchHit[]> {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const exact = await findByWords(db, words, role, MOST_HITS);
  const meant = exact.length < ENOUGH_HITS ? await putRight(db, words) : null;
  const others = meant ? await findByWords(db, meant, role, MOST_HITS) : [];
  const isNew = ({ kind, id }: FoundRow) => !exact.some((row) => row.kind === kind && row.id === id);
  return [...exact, ...others.filter(isNew)].slice(0, MOST_HITS).map(hitOf);
}
