import { nearestWord } from '@academy/domain/catalogue/search';
import { spelt } from './spelt-words.ts';

const FEWEST_LETTERS = 4;
/** Nobody mistypes more in one message; what is no English at all is not searched word by word. */
const MOST_MENDED = 30;

/** Mends what was mistyped, by the words of the lessons and of what learners ask; words of English stay as they are. */
export class Speller {
  readonly #known: ReadonlySet<string>;
  /** Those that stand most often first: of two that are equally near that one is meant. */
  readonly #byFirst: ReadonlyMap<string, readonly string[]>;
  readonly #knows: (word: string) => boolean;

  /** `knows` says of a word that no text has whether it is right nevertheless. */
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

  /** For one message: each of its words is looked for once, and so many of them at most. */
  ofMessage(): (word: string) => string {
    const mended = new Map<string, string>();
    return (word) => {
      if (this.#isRight(word)) return word;
      const known = mended.get(word);
      if (known !== undefined || mended.size >= MOST_MENDED) return known ?? word;
      const found = this.#nearest(word);
      mended.set(word, found);
      return found;
    };
  }

  #isRight(word: string): boolean {
    const isKnown = word.length < FEWEST_LETTERS || this.#known.has(word) || this.#knows(word);
    return isKnown || !/^\p{L}+$/u.test(word);
  }

  /**
   * What is like no word that we know stays as it was typed. The first letter is hardly ever wrong, and a noun of the product
   * is meant before any other word.
   */
  #nearest(word: string): string {
    const noun = spelt(word);
    if (noun !== word) return noun;
    return nearestWord(word, this.#byFirst.get(word[0] ?? '') ?? []) ?? word;
  }
}
