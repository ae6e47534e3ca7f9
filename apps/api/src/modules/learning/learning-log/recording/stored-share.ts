import { isWindowOpen, secondsToWait } from '@academy/domain/accounts/identity';
import { accept, refuse } from '@academy/domain/kernel';
import { MOST_EVENTS_A_DAY } from '@academy/domain/learning/learning-log';
import { LatestMap } from '../../../../http/endpoints/responses/latest-map.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The number of learners on one process in a day; a share is some dozen bytes. */
const MOST_LEARNERS = 20_000;

interface Share {
  readonly startedAt: Date;
  readonly windowMs: number;
  events: number;
}

/**
 * How many events each learner has stored through this process within a day. In memory, because a report costs one read and one
 * write statement; this limit is for programs, not for people, and several processes multiply it.
 */
export class StoredShare {
  readonly #shares = new LatestMap<string, Share>(MOST_LEARNERS);

  /** Counts all events before they are stored, so that parallel batches count too; `keep` releases what was not stored. */
  reserve(userId: string, events: number, now: Date) {
    const share = this.#shareOf(userId, now);
    if (share.events >= MOST_EVENTS_A_DAY) {
      const { refusal } = refuse('share-of-the-day-used');
      return { ok: false, refusal: { ...refusal, retryAfterSeconds: secondsToWait(share, now) } } as const;
    }
    share.events += events;
    return accept({
      keep(stored: number): void {
        share.events -= events - stored;
      },
    });
  }

  #shareOf(userId: string, now: Date): Share {
    const known = this.#shares.get(userId);
    if (known && isWindowOpen(known, now)) return known;
    const share: Share = { startedAt: now, windowMs: DAY_MS, events: 0 };
    this.#shares.set(userId, share);
    return share;
  }
}
