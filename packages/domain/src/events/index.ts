export { EVENT_FILTERS, type EventFilter, isUnderFilter } from './event-filter.ts';
export { sastInstant } from './sast-instant.ts';
