export { EVENT_FILTERS, type EventFilter, isUnderFilter } from './event-filter.ts';
export { isOnline, type RegistrationRefusal, registerForEvent } from './register-for-event.ts';
