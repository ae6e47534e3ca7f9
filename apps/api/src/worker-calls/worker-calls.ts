import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { type Database, sideDatabase } from '../database/connect.ts';
import { createListener, type Listener } from '../database/listener.ts';
import { type CallInputs, type CallKind, kindInTable } from './call-inputs.ts';
import { addCall, LISTEN_TO_ANSWERS, takeAnswer, withdrawCall } from './worker-calls.store.ts';

/** An answer is looked for this often even if nobody says that it is there: a connection can die silently. */
const LOOK_EVERY_MS = { listening: 5000, deaf: 500 };

/** No worker has answered in time. */
export class NoAnswerError extends Error {
  override readonly name: string = 'NoAnswerError';
  constructor(kind: CallKind, sentence = 'No worker has answered') {
    super(`${sentence} a call of the kind "${kind}".`);
  }
}

/** The call was not even made: as many of its kind are waiting as can be answered in time. */
export class TooManyCallsError extends NoAnswerError {
  override readonly name = 'TooManyCallsError';
  constructor(kind: CallKind) {
    super(kind, 'Too many others wait for');
  }
}

/** The worker could not do it. */
class CallFailedError extends Error {
  override readonly name = 'CallFailedError';
}

interface CallTerms {
  readonly variant?: string;
  /** How long the caller waits; a worker deletes calls that are older than a minute. */
  readonly limitMs: number;
  readonly mostWaiting: number;
}

export interface CallConnections {
  readonly sidePool: pg.Pool;
  readonly directPool: pg.Pool;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Asks the workers for what a web server must not do itself, through a table and its notifications. */
export class WorkerCalls {
  readonly #db: Database;
  readonly #listener: Listener;
  readonly #waiting = new Map<string, () => void>();

  constructor({ sidePool, directPool, log }: CallConnections) {
    this.#db = sideDatabase(sidePool);
    this.#listener = createListener(
      { directPool, log },
      {
        statement: LISTEN_TO_ANSWERS,
        whenLost: 'answers of workers unheard, listening again',
        onNotification: (id) => this.#wake(id),
      },
    );
  }

  async ask<Kind extends CallKind>(
    kind: Kind,
    input: CallInputs[Kind],
    { variant, limitMs, mostWaiting }: CallTerms,
  ): Promise<Buffer> {
    this.#listener.start();
    const id = randomUUID();
    const until = performance.now() + limitMs;
    // Before the call is visible: its answer may come at once.
    const news = this.#news(id);
    let isOpen = false;
    try {
      const text = JSON.stringify(input);
      isOpen = (await addCall.row(this.#db, id, kindInTable(kind, variant), text, mostWaiting)) !== undefined;
      if (!isOpen) throw new TooManyCallsError(kind);
      while (performance.now() < until) {
        const look = this.#listener.isListening ? LOOK_EVERY_MS.listening : LOOK_EVERY_MS.deaf;
        await news.within(Math.min(look, until - performance.now()));
        const answer = await takeAnswer.row(this.#db, id);
        if (!answer) continue;
        isOpen = false;
        if (answer.output) return answer.output;
        throw new CallFailedError(answer.failure ?? '');
      }
      throw new NoAnswerError(kind);
    } finally {
      this.#waiting.delete(id);
      // No worker should begin it any more; one that does not hear of it deletes it after a minute.
      if (isOpen) await withdrawCall(this.#db, id).catch(() => undefined);
    }
  }

  stop(): Promise<void> {
    return this.#listener.stop();
  }

  /** Without an id, answers may have been missed: everybody looks. */
  #wake(id: string | undefined): void {
    if (id) this.#waiting.get(id)?.();
    else for (const look of this.#waiting.values()) look();
  }

  #news(id: string) {
    let told = Promise.withResolvers<void>();
    this.#waiting.set(id, () => told.resolve());
    return {
      async within(ms: number): Promise<void> {
        const waiting = new AbortController();
        const tooLong = pause(ms, undefined, { signal: waiting.signal }).catch(() => undefined);
        await Promise.race([told.promise, tooLong]).finally(() => waiting.abort());
        told = Promise.withResolvers<void>();
      },
    };
  }
}
