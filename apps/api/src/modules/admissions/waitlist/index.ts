export { readPageFacts } from './page-facts.ts';
export { StatsCache } from './stats-cache.ts';
export { waitlistHandlers } from './waitlist.routes.ts';
export { forgetPlaceOf, forgetTakings, freeLapsedPlaces, markJoined, provinceOf } from './waitlist.store.ts';
