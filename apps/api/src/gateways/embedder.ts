import { Worker } from 'node:worker_threads';
import { isEnglishWord } from '@academy/assistant/embedding/minilm';
import type { FastifyBaseLogger } from 'fastify';

export { isEnglishWord };

/** Turns texts into vectors that are near each other when the texts mean the same. */
export interface Embedder {
  /** Vectors of different models are not comparable. */
  readonly model: string;
  /** Urgent texts have a waiting caller; the others are processed in between. */
  readonly embed: (texts: readonly string[], isUrgent: boolean) => Promise<Int8Array[]>;
  /** Loads the model, so that the first question does not wait for it. */
  readonly warm: () => void;
  /** Whether the model has a word as a single token, so that it is hardly a typing error. */
  readonly knows: (word: string) => boolean;
  readonly stop: () => Promise<void>;
}

export interface EmbeddingRequest {
  readonly id: number;
  readonly texts: readonly string[];
  readonly isUrgent: boolean;
}
export type EmbeddingResult =
  | { readonly id: number; readonly vectors: Int8Array[] }
  | { readonly id: number; readonly failure: string };

interface Waiting {
  readonly resolve: (vectors: Int8Array[]) => void;
  readonly reject: (error: Error) => void;
}

export const EMBEDDING_MODEL = 'all-minilm-l6-v2';

const THREAD = new URL('./embedding-thread.ts', import.meta.url);
// The thread needs little besides the model; more would be a leak, and ends the thread instead of the process.
const THREAD_HEAP_MB = 96;
const REST_AFTER_FAULT_MS = 30_000;
// The model takes half as much memory as everything else together. It stays for a while after the last question, because
// the next one would wait a second for it; opening a chat loads it before the first question.
const IDLE_MS = 10 * 60_000;

/**
 * MiniLM in a separate thread: a text takes tens of milliseconds of one core, during which requests continue. When
 * the thread dies its callers fail and go on without vectors; after a pause the next question starts a new thread. An
 * idle thread is ended.
 */
class ThreadEmbedder implements Embedder {
  readonly model = EMBEDDING_MODEL;
  readonly knows = isEnglishWord;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #waiting = new Map<number, Waiting>();
  readonly #idleMs: number;
  #idle: NodeJS.Timeout | undefined;
  #thread: Worker | null = null;
  #restsUntil = 0;
  #lastId = 0;

  constructor(log: Pick<FastifyBaseLogger, 'warn'>, idleMs: number) {
    this.#log = log;
    this.#idleMs = idleMs;
  }

  warm(): void {
    if (performance.now() < this.#restsUntil) return;
    this.#thread ??= this.#start();
    this.#endWhenIdle();
  }

  /** Restarted with every request and response. */
  #endWhenIdle(): void {
    clearTimeout(this.#idle);
    if (this.#waiting.size > 0) return;
    this.#idle = setTimeout(() => {
      const thread = this.#thread;
      // Later calls start another one.
      this.#thread = null;
      void thread?.terminate();
    }, this.#idleMs).unref();
  }

  embed(texts: readonly string[], isUrgent: boolean): Promise<Int8Array[]> {
    if (texts.length === 0) return Promise.resolve([]);
    this.warm();
    const thread = this.#thread;
    if (!thread) return Promise.reject(new Error('The embedding thread rests after a fault.'));
    this.#lastId += 1;
    const request: EmbeddingRequest = { id: this.#lastId, texts, isUrgent };
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { resolve, reject });
      clearTimeout(this.#idle);
      thread.postMessage(request);
    });
  }

  async stop(): Promise<void> {
    const thread = this.#thread;
    this.#restsUntil = Number.POSITIVE_INFINITY;
    this.#end('The server is closing.');
    await thread?.terminate();
  }

  #start(): Worker {
    const thread = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MB } });
    // An idle model does not keep the process from ending.
    thread.unref();
    thread.on('message', (result: EmbeddingResult) => this.#settle(result));
    thread.on('error', (err) => {
      this.#log.warn({ err }, 'embedding thread failed');
      this.#restsUntil = performance.now() + REST_AFTER_FAULT_MS;
    });
    thread.on('exit', () => {
      if (this.#thread === thread) this.#end('The embedding thread ended.');
    });
    return thread;
  }

  #settle(result: EmbeddingResult): void {
    const waiting = this.#waiting.get(result.id);
    this.#waiting.delete(result.id);
    this.#endWhenIdle();
    if ('vectors' in result) waiting?.resolve(result.vectors);
    else waiting?.reject(new Error(result.failure));
  }

  #end(reason: string): void {
    clearTimeout(this.#idle);
    this.#thread = null;
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}

export function createEmbedder(log: Pick<FastifyBaseLogger, 'warn'>, idleMs: number = IDLE_MS): Embedder {
  return new ThreadEmbedder(log, idleMs);
}
