import { type FoundPassage, type NearTexts, nearestOf } from '@academy/assistant/embedding/passages';
import { isRuleWord } from '@academy/assistant/intents';
import { LEARNT_WITH } from '@academy/assistant/intents/model';
import { Speller } from '@academy/assistant/language';
import { ALL_UTTERANCES, OUTSIDE_UTTERANCES } from '@academy/assistant/training/utterances';
import { sideDatabase } from '../../../../database/connect.ts';
import type { Services } from '../../../../services.ts';
import { ShelfCache } from '../../../catalogue/passages/index.ts';

const REMEMBERED = 500;
const PASSAGES_SHOWN = 3;

export interface Comparison {
  /** Of what is asked for; null where it is not of the model that intents were learnt with. */
  readonly vector: Int8Array | null;
  /** The best passage of each lesson, the nearest lesson first. */
  readonly passages: readonly FoundPassage[];
  /** How near the message is to what the academy has nothing to do with. */
  readonly outside: number;
  /** Whether any lesson has a word, by its stem. */
  readonly hasWord: (stem: string) => boolean;
  /** Lessons that changed and cannot be compared yet. */
  readonly pending: ReadonlySet<string>;
}

/** What messages are compared with beside the lessons, made anew when the lessons change. */
interface Known {
  readonly version: string;
  /** The rows of texts that the academy has nothing to do with. Without them nothing is compared. */
  readonly outside: readonly number[];
  readonly speller: Speller;
  /** What lessons expect to be asked, which has a vector already. */
  readonly questions: ReadonlyMap<string, number>;
}

/** One key for a question however it is written down: no model has to read it again. */
const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.?!]+$/, '');

type IsOpen = (lessonId: string, courseId: string) => boolean;

/** Compares messages with what is known, by meaning. */
export class Meaning {
  readonly #embedder: NonNullable<Services['embedder']>;
  readonly #shelves: ShelfCache;
  readonly #asked = new Map<string, Int8Array>();
  #known: Known | null = null;

  constructor({
    embedder,
    sidePool,
  }: { embedder: NonNullable<Services['embedder']>; sidePool: Services['sidePool'] }) {
    this.#embedder = embedder;
    this.#shelves = new ShelfCache(sideDatabase(sidePool), embedder.model);
  }

  warm(): void {
    this.#embedder.warm();
  }

  /** Mends what was mistyped in one message. Null until the vectors are there. */
  async speller(): Promise<ReturnType<Speller['ofMessage']> | null> {
    return (await this.#read())?.known.speller.ofMessage() ?? null;
  }

  /** Lessons are compared with the message; what it asks for is measured beside it. Null until the vectors are there. */
  async compare(
    { message, plain, asked = message }: { message: string; plain: string; asked?: string },
    isOpen: IsOpen,
  ): Promise<Comparison | null> {
    const read = await this.#read();
    if (!read) return null;
    const { shelf, texts, known } = read;
    // Both at once: who waits for the model waits in a row.
    const [vector, ofAsked] = await Promise.all([
      this.#vectorOf(message, read),
      asked === message ? null : this.#vectorOf(asked, read),
    ]);
    const near = texts.compare(vector);
    return {
      vector: this.#embedder.model === LEARNT_WITH ? (ofAsked ?? vector) : null,
      passages: shelf.rank(near, plain, isOpen, PASSAGES_SHOWN),
      outside: nearestOf(near, known.outside),
      hasWord: (stem) => shelf.hasWord(stem),
      pending: shelf.pending,
    };
  }

  async #read() {
    const kept = await this.#shelves.read();
    if (this.#known?.version !== kept.version) this.#known = this.#knownFrom(kept);
    return this.#known.outside.length > 0
      ? { shelf: kept.shelf, texts: kept.texts, known: this.#known }
      : null;
  }

  async #vectorOf(text: string, { texts, known }: { texts: NearTexts; known: Known }): Promise<Int8Array> {
    const row = known.questions.get(keyOf(text));
    return row === undefined ? this.#measure(text) : texts.vectorAt(row);
  }

  /** What was asked last stays longest. Nothing of it leaves the memory. */
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

  #knownFrom({ version, texts, passages }: Awaited<ReturnType<ShelfCache['read']>>): Known {
    const rowsOf = (said: readonly string[]) => said.flatMap((text) => texts.rowOf(text) ?? []);
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
