import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../../../../services.ts';
import type { AttemptOfLearner } from './mark-attempt.ts';

/** Well below the request's time limit, so that the response can say how the attempt is doing. */
const WAIT_MS = 10_000;

/** Marks attempts outside the requests that submit them: a request ends, the marking continues. */
export class Marking {
  readonly #mark: (attempt: AttemptOfLearner) => Promise<unknown>;
  readonly #log: Services['log'];
  readonly #waitMs: number;
  readonly #underWay = new Map<string, Promise<boolean>>();

  /** `mark` runs the programs, here or at a worker, and settles the attempt. */
  constructor(
    mark: (attempt: AttemptOfLearner) => Promise<unknown>,
    log: Services['log'],
    waitMs: number = WAIT_MS,
  ) {
    this.#mark = mark;
    this.#log = log;
    this.#waitMs = waitMs;
  }

  /** Whether the attempt is settled within the time a request may wait; it is marked once, however many requests wait. */
  async isDoneSoon(attempt: AttemptOfLearner): Promise<boolean> {
    const { attemptId } = attempt;
    const marking = this.#underWay.get(attemptId) ?? this.#begin(attempt);
    const waiting = new AbortController();
    const tooLong = pause(this.#waitMs, false, { signal: waiting.signal, ref: false }).catch(() => false);
    return Promise.race([marking, tooLong]).finally(() => waiting.abort());
  }

  #begin(attempt: AttemptOfLearner): Promise<boolean> {
    const { attemptId } = attempt;
    const marking = this.#mark(attempt)
      .then(
        () => true,
        (err: unknown) => {
          // The next request, or the job, tries again.
          this.#log.warn({ err, attemptId }, 'an attempt could not be marked yet');
          return false;
        },
      )
      .finally(() => this.#underWay.delete(attemptId));
    this.#underWay.set(attemptId, marking);
    return marking;
  }
}
