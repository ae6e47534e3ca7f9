import { accept, addDays, sastDay, startOfSastDay } from '@academy/domain/kernel';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import { LatestMap } from '../../../../http/endpoints/responses/latest-map.ts';
import type { CachedAnswerWatch } from '../../../../services.ts';
import type { Catalogue } from '../../../catalogue/courses/index.ts';

// An answer is two or three kB with its texts.
const MOST_ANSWERS = 1000;
// A bound for manual edits of the database, which raise the version only when places are affected.
const LONGEST_MS = 5 * 60_000;

/** An answer about what one person has learned. */
export interface OwnAnswer<Value> {
  readonly answer: Value;
  /** All courses in which this person has a place. */
  readonly places: ReadonlySet<string>;
  /** When it changes although nothing has happened; null when it never does. */
  readonly holdsUntil: Date | null;
}

/** Streaks and weeks go by the day. */
export const midnightAfter = (now: Date) => startOfSastDay(addDays(sastDay(now), 1));

interface AnswerRequest {
  readonly actor: Actor;
  readonly catalogue: Catalogue;
  readonly now: Date;
}

interface CachedAnswer<Value> extends Pick<AnswerRequest, 'catalogue'> {
  readonly version: number;
  readonly from: number;
  readonly until: number;
  readonly places: readonly string[];
  readonly outcome: ReturnType<typeof keptOutcome<Value>>;
}

const keptOutcome = <Value>(value: Value) => ({ ...accept(value), isKept: true }) as const;

/**
 * Answers computed from a person's record, cached for as long as the record is the same: its version is read from the
 * database with the sign-in at every request, so another process or device cannot make one out of date. The version
 * may be older than what the answer was computed from, never newer.
 */
export class OwnAnswers<Value> {
  readonly #cached = new LatestMap<string, CachedAnswer<Value>>(MOST_ANSWERS);
  readonly #watch: CachedAnswerWatch | undefined;

  constructor(watch?: CachedAnswerWatch) {
    this.#watch = watch;
  }

  /** `about` tells the different answers for one person apart. */
  async of(
    about: string,
    { actor, catalogue, now }: AnswerRequest,
    make: () => Promise<OwnAnswer<Value>>,
  ): Promise<Pick<CachedAnswer<Value>, 'outcome' | 'places'>> {
    const key = `${actor.userId} ${about}`;
    const known = this.#cached.get(key);
    const at = now.getTime();
    const isSame = known?.version === actor.recordVersion && known.catalogue === catalogue;
    if (known && isSame && known.from <= at && at < known.until) {
      await this.#watch?.(actor, about, known.outcome.value, (await make()).answer);
      return known;
    }
    const { answer, places, holdsUntil } = await make();
    const cached = {
      version: actor.recordVersion,
      catalogue,
      from: at,
      until: Math.min(at + LONGEST_MS, holdsUntil?.getTime() ?? Number.POSITIVE_INFINITY),
      places: [...places],
      outcome: keptOutcome(answer),
    };
    this.#cached.set(key, cached);
    return cached;
  }
}
