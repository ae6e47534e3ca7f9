import { excerptOf, type MarkedPiece, markMatches, matchesIn } from './matches.ts';
import { nearestWord } from './nearest-word.ts';
import { type SearchKind, searchWords } from './search-words.ts';

export const SEARCH_MOST_HITS = 12;
/** With this many hits the words were probably meant as typed. */
export const SEARCH_ENOUGH_HITS = 5;

/** An entry that can be searched without a database. */
export interface SearchText {
  readonly kind: SearchKind;
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly href: string;
}

interface TextHit extends Omit<SearchText, 'title' | 'body'> {
  readonly title: MarkedPiece[];
  readonly excerpt: MarkedPiece[];
}

/** Stop words: they occur in every text, so they find nothing. */
const EVERYWHERE = new Set(
  (
    'a about all an and any are as at be been but by can did do does for from had has have he her his how i if in ' +
    'into is it its me more most my no not of on or our she so some such than that the their them then there these ' +
    'they this to too very was we were what when where which who why will with you your'
  ).split(' '),
);

const FEWEST_LETTERS = 4;

/** The stem of an English word: `studies` and `studying` as `studi`, `machines` as `machin`. */
export function stemOf(word: string): string {
  let stem = word.replace(/ies$/, 'i').replace(/([^s])s$/, '$1');
  const trunk = stem.replace(/(?:ing|ed)$/, '');
  if (trunk.length >= FEWEST_LETTERS && /[aeiouy]/.test(trunk)) stem = trunk;
  if (stem.length <= FEWEST_LETTERS) return stem;
  return stem.replace(/e$/, '').replace(/y$/, 'i');
}

// The same weights as on the server: a title says most, and a course a little more than its lessons.
const IN_TITLE = 2;
const OF_COURSE = 0.1;
const MOST_COUNTED = 9;

function weightOf({ kind, title, body }: SearchText, stems: readonly string[]): number {
  const inTitle = new Set(matchesIn(title, stems).map(({ stem }) => stem));
  const counts = new Map<string, number>();
  for (const { stem } of matchesIn(body, stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const ofBody = [...counts.values()].reduce((sum, count) => sum + 1 + Math.min(count, MOST_COUNTED) / 10, 0);
  const weight = inTitle.size * IN_TITLE + ofBody;
  return weight === 0 ? 0 : weight + (kind === 'course' ? OF_COURSE : 0);
}

function findByStems(texts: readonly SearchText[], stems: readonly string[]): SearchText[] {
  return texts
    .map((text) => ({ text, weight: weightOf(text, stems) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight || one.text.title.localeCompare(other.text.title))
    .map(({ text }) => text);
}

/** The words, with typing errors corrected. */
function correctSpelling(texts: readonly SearchText[], words: readonly string[]): string[] {
  const known = new Set(
    texts.flatMap(({ title, body }) => `${title} ${body}`.toLowerCase().match(/\p{L}{3,}/gu) ?? []),
  );
  return words.map((word) => (known.has(word) ? word : (nearestWord(word, [...known]) ?? word)));
}

/** Texts that contain any of the words or their stems, the best first, as the academy's search finds them. */
export function searchTexts(texts: readonly SearchText[], query: string): TextHit[] {
  const words = searchWords(query).filter((word) => !EVERYWHERE.has(word));
  const stems = words.map(stemOf);
  const exact = findByStems(texts, stems);
  const corrected = exact.length < SEARCH_ENOUGH_HITS ? correctSpelling(texts, words).map(stemOf) : stems;
  const all = [...new Set([...exact, ...findByStems(texts, corrected)])];
  const marked = [...new Set([...stems, ...corrected])];
  return all.slice(0, SEARCH_MOST_HITS).map(({ title, body, ...place }) => ({
    ...place,
    title: markMatches(title, marked),
    excerpt: excerptOf(body, marked),
  }));
}
