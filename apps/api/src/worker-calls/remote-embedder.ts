import { EMBEDDING_MODEL, type Embedder, isEnglishWord } from '../gateways/embedder.ts';
import type { Answerer, CallInputs } from './call-inputs.ts';
import { NoAnswerError, TooManyCallsError, type WorkerCalls } from './worker-calls.ts';

declare module './call-inputs.ts' {
  interface CallInputs {
    /** Without texts: only load the model. The output: their vectors, one after the other. */
    readonly embed: { readonly texts: readonly string[]; readonly isUrgent: boolean };
  }
}

const LIMIT_MS = 4000;
// A worker embeds some sixty in a second.
const MOST_WAITING = 150;
const MOST_AT_ONCE = 8;
// Without a worker every question would wait for the limit.
const REST_AFTER_FAULT_MS = 30_000;

/** For web servers: a worker has the model. Callers go on without vectors when it does not answer. */
export class RemoteEmbedder implements Embedder {
  readonly model = EMBEDDING_MODEL;
  readonly knows = isEnglishWord;
  readonly #calls: Pick<WorkerCalls, 'ask'>;
  #restsUntil = 0;

  constructor(calls: Pick<WorkerCalls, 'ask'>) {
    this.#calls = calls;
  }

  warm(): void {
    this.#ask({ texts: [], isUrgent: false }).catch(() => undefined);
  }

  async embed(texts: readonly string[], isUrgent: boolean): Promise<Int8Array[]> {
    if (texts.length === 0) return [];
    // Half a surrogate pair is no text for the database.
    const output = await this.#ask({ texts: texts.map((text) => text.toWellFormed()), isUrgent });
    const size = output.length / texts.length;
    return texts.map((_text, index) => new Int8Array(output.subarray(index * size, (index + 1) * size)));
  }

  async stop(): Promise<void> {
    this.#restsUntil = Number.POSITIVE_INFINITY;
  }

  async #ask(input: CallInputs['embed']): Promise<Buffer> {
    if (performance.now() < this.#restsUntil) throw new Error('No worker has embedded the last text.');
    try {
      const terms = { variant: this.model, limitMs: LIMIT_MS, mostWaiting: MOST_WAITING };
      return await this.#calls.ask('embed', input, terms);
    } catch (error) {
      const isUnanswered = error instanceof NoAnswerError && !(error instanceof TooManyCallsError);
      if (isUnanswered)
        this.#restsUntil = Math.max(this.#restsUntil, performance.now() + REST_AFTER_FAULT_MS);
      throw error;
    }
  }
}

export function embeddingAnswerer(embedder: Embedder | null): Answerer<CallInputs['embed']> {
  return {
    variants: embedder ? [embedder.model] : [],
    mostAtOnce: MOST_AT_ONCE,
    async answer({ texts, isUrgent }) {
      if (texts.length === 0) embedder?.warm();
      const vectors = (await embedder?.embed(texts, isUrgent)) ?? [];
      return Buffer.concat(vectors.map((vector) => new Uint8Array(vector)));
    },
  };
}
