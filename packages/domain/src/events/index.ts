export { EVENT_FILTERS, type EventFilter, isUnderFilter } from './event-filter.ts';
