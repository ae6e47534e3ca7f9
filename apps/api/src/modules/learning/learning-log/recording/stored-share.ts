import { isWindowOpen, secondsToWait, TRY_LIMITS } from '@academy/domain/accounts/identity';
import { accept, refuse } from '@academy/domain/kernel';
import { LatestMap } from '../../../../http/endpoints/responses/latest-map.ts';
import type { Services } from '../../../../services.ts';
import { countTogether } from '../../../accounts/identity/index.ts';

const { tries: MOST_EVENTS, windowMs: DAY_MS } = TRY_LIMITS['stored-events'];
/** A report costs one read and one write statement, and after so many events one more. */
const COUNTED_AT_A_TIME = 100;
/** The number of learners on one process in a day; a share is some dozen bytes. */
const MOST_LEARNERS = 20_000;

interface Share {
  startedAt: Date;
  /** What all servers together had counted when this one last added to it. */
  counted: number;
  /** Stored by this process since then. */
  added: number;
  /** Being stored. */
  reserved: number;
}

/**
 * How many events each learner has stored within a day. Every hundred are added to the count of all servers, so each of them
 * may store about a hundred too many: the limit is for programs, not for people.
 */
export class StoredShare {
  readonly #services: Pick<Services, 'sidePool' | 'clock' | 'log'>;
  readonly #shares = new LatestMap<string, Share>(MOST_LEARNERS);

  constructor(services: Pick<Services, 'sidePool' | 'clock' | 'log'>) {
    this.#services = services;
  }

  /** Counts all events before they are stored, so that parallel batches count too; `keep` releases what was not stored. */
  reserve(userId: string, events: number) {
    const now = this.#services.clock();
    const share = this.#shareOf(userId, now);
    if (share.counted + share.added + share.reserved >= MOST_EVENTS) {
      const { refusal } = refuse('share-of-the-day-used');
      const retryAfterSeconds = secondsToWait({ ...share, windowMs: DAY_MS }, now);
      return { ok: false, refusal: { ...refusal, retryAfterSeconds } } as const;
    }
    share.reserved += events;
    return accept({
      keep: async (stored: number): Promise<void> => {
        share.reserved -= events;
        share.added += stored;
        if (share.added >= COUNTED_AT_A_TIME) await this.#count(userId, share);
      },
    });
  }

  async #count(userId: string, share: Share): Promise<void> {
    const { added } = share;
    share.added = 0;
    share.counted += added;
    try {
      const { tries, startedAt } = await countTogether(this.#services, 'stored-events', userId, added);
      share.counted = tries;
      share.startedAt = startedAt;
    } catch (err) {
      // The events are stored. They are counted with the next ones.
      share.counted -= added;
      share.added += added;
      this.#services.log.warn({ err }, 'stored events not counted yet');
    }
  }

  #shareOf(userId: string, now: Date): Share {
    const known = this.#shares.get(userId);
    if (known && isWindowOpen({ ...known, windowMs: DAY_MS }, now)) return known;
    const share: Share = { startedAt: now, counted: 0, added: 0, reserved: 0 };
    this.#shares.set(userId, share);
    return share;
  }
}
