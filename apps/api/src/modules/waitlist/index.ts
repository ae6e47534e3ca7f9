export { StatsCache } from './stats-cache.ts';
export { waitlistHandlers } from './waitlist.routes.ts';
export { forgetTakings, freeLapsedPlaces, markJoined } from './waitlist.store.ts';
