export { StatsCache } from './stats-cache.ts';
export { waitlistHandlers } from './waitlist.routes.ts';
