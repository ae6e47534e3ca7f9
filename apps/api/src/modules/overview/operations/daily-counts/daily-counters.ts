import { type SastDay, sastDay } from '@academy/domain/kernel';
import type { DailyFigure } from '@academy/domain/overview/operations';
import type { Services } from '../../../../services.ts';
import { addToDay } from './rollups.store.ts';

const FLUSH_EVERY_MS = 60_000;

/** Counters in memory, so that a page view or an error costs no write; they are stored every minute. */
export class DailyCounters {
  readonly #clock: () => Date;
  #counts = new Map<SastDay, Map<DailyFigure, number>>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  add(figure: DailyFigure, times = 1, day: SastDay = sastDay(this.#clock())): void {
    const ofDay = this.#counts.get(day) ?? new Map<DailyFigure, number>();
    this.#counts.set(day, ofDay.set(figure, (ofDay.get(figure) ?? 0) + times));
  }

  /** The counts since the last call. */
  take(): readonly { readonly day: SastDay; readonly counts: readonly [DailyFigure, number][] }[] {
    const taken = [...this.#counts].map(([day, counts]) => ({ day, counts: [...counts] }));
    this.#counts = new Map();
    return taken;
  }
}

/** Counts that cannot be stored while the database is down are added again for the next time. */
async function flushCounters(counters: DailyCounters, { db }: Pick<Services, 'db'>): Promise<void> {
  for (const { day, counts } of counters.take())
    try {
      await db.transaction((tx) => addToDay(tx, day, counts));
    } catch {
      for (const [figure, times] of counts) counters.add(figure, times, day);
    }
}

/** Stores them every minute, and once more when the returned function is called. */
export function flushCountersRegularly(
  counters: DailyCounters,
  services: Pick<Services, 'db'>,
): () => Promise<void> {
  const every = setInterval(() => void flushCounters(counters, services), FLUSH_EVERY_MS);
  every.unref();
  return async () => {
    clearInterval(every);
    await flushCounters(counters, services);
  };
}
