export { renewFeed } from './renew-feed.ts';
export { serveCalendars } from './serve-calendars.ts';
