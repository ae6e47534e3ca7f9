import type { WaitlistStatsAnswer } from '@academy/contract/admissions/waitlist';
import { isLaunched } from '@academy/domain/academy/academy-settings';
import type { PageFacts } from '@academy/domain/admissions/waitlist';
import type { StatsCache } from './stats-cache.ts';

function factsOf({ academy = {} }: WaitlistStatsAnswer, now: Date): PageFacts {
  return { academy, isLaunched: isLaunched(academy, now) };
}

/** The figures for rendering the landing page; synchronous while they are in memory. */
export function readPageFacts(stats: StatsCache, clock: () => Date): PageFacts | Promise<PageFacts> {
  const read = stats.read();
  return read instanceof Promise
    ? read.then(({ value }) => factsOf(value, clock()))
    : factsOf(read.value, clock());
}
