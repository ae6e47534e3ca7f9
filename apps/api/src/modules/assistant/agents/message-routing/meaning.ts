import { type FoundPassage, highestSimilarity, type NearTexts } from '@academy/assistant/embedding/passages';
import { isRuleWord } from '@academy/assistant/intents';
import { LEARNT_WITH } from '@academy/assistant/intents/model';
import { Speller } from '@academy/assistant/language';
import { ALL_UTTERANCES, OUTSIDE_UTTERANCES } from '@academy/assistant/training/utterances';
import { sideDatabase } from '../../../../database/connect.ts';
import type { Services } from '../../../../services.ts';
import { PassageIndexCache } from '../../../catalogue/passages/index.ts';

const REMEMBERED = 500;
const PASSAGES_SHOWN = 3;

export interface Comparison {
  /** The vector for intents; null when it is not of the model that they were trained with. */
  readonly vector: Int8Array | null;
  /** The best passage of each lesson, the nearest lesson first. */
  readonly passages: readonly FoundPassage[];
  /** How near the message is to off-topic texts. */
  readonly outside: number;
  /** Whether any lesson has a word, by its stem. */
  readonly hasWord: (stem: string) => boolean;
  /** Changed lessons that have no vectors yet. */
  readonly pending: ReadonlySet<string>;
}

/** What messages are compared with besides the lessons, rebuilt when the lessons change. */
interface Known {
  readonly version: string;
  /** The rows of off-topic texts. Without them nothing is compared. */
  readonly outside: readonly number[];
  readonly speller: Speller;
  /** Expected questions of lessons, which already have a vector. */
  readonly questions: ReadonlyMap<string, number>;
}

/** A normalised key, so that the model does not read the same question twice. */
const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.?!]+$/, '');

type IsOpen = (lessonId: string, courseId: string) => boolean;

/** Compares messages with known texts, by meaning. */
export class Meaning {
  readonly #embedder: NonNullable<Services['embedder']>;
  readonly #index: PassageIndexCache;
  readonly #asked = new Map<string, Int8Array>();
  #known: Known | null = null;

  constructor({
    embedder,
    sidePool,
    replica,
  }: { embedder: NonNullable<Services['embedder']> } & Pick<Services, 'sidePool' | 'replica'>) {
    this.#embedder = embedder;
    this.#index = new PassageIndexCache(sideDatabase(sidePool), embedder.model, replica);
  }

  warm(): void {
    this.#embedder.warm();
  }

  /** Corrects the typing errors of one message. Null until the vectors are there. */
  async speller(): Promise<ReturnType<Speller['ofMessage']> | null> {
    return (await this.#read())?.known.speller.ofMessage() ?? null;
  }

  /** Compares the message with lessons; its intent is measured separately. Null until the vectors are there. */
  async compare(
    { message, plain, asked = message }: { message: string; plain: string; asked?: string },
    isOpen: IsOpen,
  ): Promise<Comparison | null> {
    const read = await this.#read();
    if (!read) return null;
    const { index, texts, known } = read;
    // Both in one call: calls of the model are queued.
    const [vector, ofAsked] = await Promise.all([
      this.#vectorOf(message, read),
      asked === message ? null : this.#vectorOf(asked, read),
    ]);
    const near = texts.compare(vector);
    return {
      vector: this.#embedder.model === LEARNT_WITH ? (ofAsked ?? vector) : null,
      passages: index.rank(near, plain, isOpen, PASSAGES_SHOWN),
      outside: highestSimilarity(near, known.outside),
      hasWord: (stem) => index.hasWord(stem),
      pending: index.pending,
    };
  }

  async #read() {
    const cached = await this.#index.read();
    if (this.#known?.version !== cached.version) this.#known = this.#knownFrom(cached);
    return this.#known.outside.length > 0
      ? { index: cached.index, texts: cached.texts, known: this.#known }
      : null;
  }

  async #vectorOf(text: string, { texts, known }: { texts: NearTexts; known: Known }): Promise<Int8Array> {
    const row = known.questions.get(keyOf(text));
    return row === undefined ? this.#measure(text) : texts.vectorAt(row);
  }

  /** An LRU cache of recent questions. It never leaves the memory. */
  async #measure(message: string): Promise<Int8Array> {
    const key = keyOf(message);
    const known = this.#asked.get(key);
    this.#asked.delete(key);
    const vector = known ?? (await this.#embedder.embed([message], true))[0];
    if (!vector) throw new Error('The embedder answered no vector.');
    const [oldest] = this.#asked.keys();
    if (this.#asked.size >= REMEMBERED && oldest !== undefined) this.#asked.delete(oldest);
    this.#asked.set(key, vector);
    return vector;
  }

  #knownFrom({ version, texts, passages }: Awaited<ReturnType<PassageIndexCache['read']>>): Known {
    const rowsOf = (utterances: readonly string[]) => utterances.flatMap((text) => texts.rowOf(text) ?? []);
    const expected = passages.flatMap(({ questions }) => questions);
    const words = passages.flatMap(({ title, heading, body }) => [title, heading, body]);
    return {
      version,
      outside: rowsOf(OUTSIDE_UTTERANCES),
      speller: new Speller(
        [...words, ...expected, ...ALL_UTTERANCES],
        (word) => isRuleWord(word) || this.#embedder.knows(word),
      ),
      questions: new Map(
        expected.flatMap((text) => rowsOf([text]).map((row) => [keyOf(text), row] as const)),
      ),
    };
  }
}
