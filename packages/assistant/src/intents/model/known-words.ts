import { crc32 } from 'node:zlib';
import type { Intent } from '@academy/domain/assistant/agents';
import { stemsOf } from '../../language/index.ts';

/** The words that occurred in messages about the product, by their stems. */
export interface KnownWords {
  /** In a question about the learner's own state, or about the academy. */
  readonly isAsked: (stem: string) => boolean;
  /** In a lesson, or in a question about one. */
  readonly isTaught: (stem: string) => boolean;
}

/** The same in the format of the file. */
export interface HashedWords {
  readonly asked: Uint32Array;
  readonly taught: Uint32Array;
}

export function knownBy({ asked, taught }: HashedWords): KnownWords {
  const [askedWords, taughtWords] = [new Set(asked), new Set(taught)];
  return {
    isAsked: (stem) => askedWords.has(crc32(stem)),
    isTaught: (stem) => taughtWords.has(crc32(stem)),
  };
}

interface TrainingMessage {
  readonly intent: Intent;
  readonly plain: string;
}

/** The messages that have a word, by its stem. */
type MessagesOf = ReadonlyMap<string, ReadonlySet<string>>;

function messagesOf(messages: readonly TrainingMessage[]): MessagesOf {
  const messagesByWord = new Map<string, Set<string>>();
  for (const { plain } of messages)
    for (const stem of stemsOf(plain)) {
      const having = messagesByWord.get(stem) ?? new Set();
      messagesByWord.set(stem, having.add(plain));
    }
  return messagesByWord;
}

const hashesOf = (stems: Iterable<string>) =>
  Uint32Array.from(new Set(Array.from(stems, (stem) => crc32(stem)))).toSorted();

/** The words of all training messages. Messages to be declined make no word known. */
export class WordsLearnt {
  readonly #asked: MessagesOf;
  readonly #taught: MessagesOf;
  readonly #ofLessons: ReadonlySet<string>;

  constructor(messages: readonly TrainingMessage[], lessons: readonly string[]) {
    this.#asked = messagesOf(
      messages.filter(({ intent }) => intent !== 'courseware' && intent !== 'declined'),
    );
    this.#taught = messagesOf(messages.filter(({ intent }) => intent === 'courseware'));
    this.#ofLessons = new Set(lessons.flatMap((text) => [...stemsOf(text)]));
  }

  /** As for a new message: the words of the message itself do not count as known. */
  before(plain: string): KnownWords {
    const isIn = (messages: MessagesOf, stem: string) => {
      const having = messages.get(stem);
      return having !== undefined && having.size > Number(having.has(plain));
    };
    return {
      isAsked: (stem) => isIn(this.#asked, stem),
      isTaught: (stem) => this.#ofLessons.has(stem) || isIn(this.#taught, stem),
    };
  }

  get hashed(): HashedWords {
    return {
      asked: hashesOf(this.#asked.keys()),
      taught: hashesOf([...this.#ofLessons, ...this.#taught.keys()]),
    };
  }
}
