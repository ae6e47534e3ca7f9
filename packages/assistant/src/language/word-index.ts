import { nearestWord } from '@academy/domain/catalogue/search';
import { WORD_LISTS } from './words/word-lists.ts';

const FEWEST_LETTERS = 3;
const STEM_LETTERS = 4;
/** How many of the words that no lesson has are compared with all words of the lessons. */
const MOST_COMPARED = 30;
const MOST_REMEMBERED = 2000;

/** The stem of an English word: enough to find "labelled" by "labels". */
function stemOf(word: string): string {
  let stem = word;
  if (stem.length > STEM_LETTERS) {
    if (stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`;
    else if (/(?:[sxz]|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2);
    else if (stem.endsWith('s') && !/(?:ss|us|is)$/.test(stem)) stem = stem.slice(0, -1);
  }
  const trunk = /^(.{3,}?)(?:isation|ization|ations?|ising|izing|ingly|ing|edly|ed|ly|ness|ment)$/.exec(
    stem,
  )?.[1];
  if (trunk !== undefined && /[aeiouy]/.test(trunk)) stem = trunk;
  return stem.replace(/([^aeiouls])\1$/, '$1').replace(/(.{3,})e$/, '$1');
}

/** The content words of a text, as typed. */
export function subjectWords(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length >= FEWEST_LETTERS && !WORD_LISTS.emptyWords.has(word));
}

/** Each of these words once, in whatever form. */
export const stemsOf = (text: string): ReadonlySet<string> => new Set(subjectWords(text).map(stemOf));

interface WordedLesson {
  readonly lessonId: string;
  /** Its titles and example questions. */
  readonly names: readonly string[];
  readonly texts: readonly string[];
}

/** The weight of a word that occurs only in the text. */
const TEXT_SHARE = 0.7;

/**
 * Which lessons use the words of a question. It finds names that no embedding model knows, and detects words that no
 * lesson has.
 */
export class WordIndex {
  readonly #lessonsOf = new Map<string, Map<string, number>>();
  readonly #vocabulary: string[];
  /** A cache: the same words are used again and again. */
  readonly #nearStems = new Map<string, string>();
  readonly #rarest: number;
  readonly #count: number;

  constructor(lessons: readonly WordedLesson[]) {
    const words = new Set<string>();
    for (const { lessonId, names, texts } of lessons) {
      const note = (text: string, weight: number) => {
        for (const word of subjectWords(text)) {
          words.add(word);
          const stem = stemOf(word);
          const found = this.#lessonsOf.get(stem) ?? new Map<string, number>();
          found.set(lessonId, Math.max(found.get(lessonId) ?? 0, weight));
          this.#lessonsOf.set(stem, found);
        }
      };
      for (const text of texts) note(text, TEXT_SHARE);
      for (const name of names) note(name, 1);
    }
    this.#vocabulary = [...words];
    this.#count = lessons.length;
    this.#rarest = this.#weightOf(1);
  }

  #weightOf(lessons: number): number {
    return Math.log(1 + this.#count / lessons);
  }

  /** The stem as the lessons spell it, if a word is nearly one of theirs. */
  #near(word: string): string {
    const known = this.#nearStems.get(word);
    if (known !== undefined) return known;
    const near = word.length < 6 ? null : nearestWord(word, this.#vocabulary);
    const stem = stemOf(near ?? word);
    if (this.#nearStems.size >= MOST_REMEMBERED) this.#nearStems.clear();
    this.#nearStems.set(word, stem);
    return stem;
  }

  #stemsOf(question: string): ReadonlySet<string> {
    const words = [...new Set(subjectWords(question))];
    const unknown = new Set(words.filter((word) => !this.#lessonsOf.has(stemOf(word))));
    const compared = new Set([...unknown].slice(0, MOST_COMPARED));
    return new Set(words.map((word) => (compared.has(word) ? this.#near(word) : stemOf(word))));
  }

  /** Whether any lesson has a word, by its stem. */
  has(stem: string): boolean {
    return this.#lessonsOf.has(stem);
  }

  /** How much of a question's wording a lesson has, rare words counting most: 0 to 1 for each lesson. */
  covered(question: string): ReadonlyMap<string, number> {
    const stems = this.#stemsOf(question);
    const shares = new Map<string, number>();
    let total = 0;
    for (const stem of stems) {
      const found = this.#lessonsOf.get(stem);
      const weight = found ? this.#weightOf(found.size) : this.#rarest;
      total += weight;
      for (const [lessonId, share] of found ?? [])
        shares.set(lessonId, (shares.get(lessonId) ?? 0) + share * weight);
    }
    for (const [lessonId, share] of shares) shares.set(lessonId, total === 0 ? 0 : share / total);
    return shares;
  }
}
