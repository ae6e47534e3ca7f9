import { nearestWord } from '@academy/domain/catalogue/search';
import { spelt } from './spelt-words.ts';

const FEWEST_LETTERS = 4;
/** Nobody mistypes more in one message; text that is not English at all is not searched word by word. */
const MOST_CORRECTED = 30;

/** Corrects typing errors, using the words of the lessons and of learners' questions; English words are left alone. */
export class Speller {
  readonly #known: ReadonlySet<string>;
  /** The most frequent first: of two equally near words the more frequent one is meant. */
  readonly #byFirst: ReadonlyMap<string, readonly string[]>;
  readonly #knows: (word: string) => boolean;

  /** `knows` says whether a word that occurs in no text is right nevertheless. */
  constructor(texts: Iterable<string>, knows: (word: string) => boolean) {
    const counts = new Map<string, number>();
    for (const text of texts)
      for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [])
        if (word.length >= FEWEST_LETTERS) counts.set(word, (counts.get(word) ?? 0) + 1);
    this.#known = new Set(counts.keys());
    const ordered = [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
    this.#byFirst = Map.groupBy(ordered, (word) => word[0] ?? '');
    this.#knows = knows;
  }

  /** For one message: each word is looked up once, up to a limit. */
  ofMessage(): (word: string) => string {
    const corrected = new Map<string, string>();
    return (word) => {
      if (this.#isRight(word)) return word;
      const known = corrected.get(word);
      if (known !== undefined || corrected.size >= MOST_CORRECTED) return known ?? word;
      const found = this.#nearest(word);
      corrected.set(word, found);
      return found;
    };
  }

  #isRight(word: string): boolean {
    const isKnown = word.length < FEWEST_LETTERS || this.#known.has(word) || this.#knows(word);
    return isKnown || !/^\p{L}+$/u.test(word);
  }

  /**
   * A word that resembles no known word stays as typed. The first letter is hardly ever wrong, and a noun of the
   * product is preferred to any other word.
   */
  #nearest(word: string): string {
    const noun = spelt(word);
    if (noun !== word) return noun;
    return nearestWord(word, this.#byFirst.get(word[0] ?? '') ?? []) ?? word;
  }
}
