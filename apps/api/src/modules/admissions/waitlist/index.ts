export { readPageFacts } from './page-facts.ts';
export { StatsCache } from './stats-cache.ts';
export { freeLapsedPlaces, markJoined, provinceOf } from './waitlist.store.ts';
