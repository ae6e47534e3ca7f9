import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../../../../services.ts';
import { type AttemptOfLearner, type MarkingContext, markAttempt } from './mark-attempt.ts';

/** Well below the limit of a request, so that whoever asks is told how the attempt stands. */
const WAIT_MS = 10_000;

/** Marks attempts beside the requests that hand them in: a request ends, the marking goes on. */
export class Marking {
  readonly #context: MarkingContext & Pick<Services, 'log'>;
  readonly #waitMs: number;
  readonly #underWay = new Map<string, Promise<boolean>>();

  constructor(context: MarkingContext & Pick<Services, 'log'>, waitMs: number = WAIT_MS) {
    this.#context = context;
    this.#waitMs = waitMs;
  }

  /** Whether the attempt is settled within the time for which a request may wait; it is marked once however many ask. */
  async isDoneSoon(attempt: AttemptOfLearner): Promise<boolean> {
    const { attemptId } = attempt;
    const marking = this.#underWay.get(attemptId) ?? this.#begin(attempt);
    const waiting = new AbortController();
    const tooLong = pause(this.#waitMs, false, { signal: waiting.signal, ref: false }).catch(() => false);
    return Promise.race([marking, tooLong]).finally(() => waiting.abort());
  }

  #begin(attempt: AttemptOfLearner): Promise<boolean> {
    const { attemptId } = attempt;
    const marking = markAttempt(this.#context, attempt)
      .then(
        () => true,
        (err: unknown) => {
          // The next who asks, or its job, tries again.
          this.#context.log.warn({ err, attemptId }, 'an attempt could not be marked yet');
          return false;
        },
      )
      .finally(() => this.#underWay.delete(attemptId));
    this.#underWay.set(attemptId, marking);
    return marking;
  }
}
