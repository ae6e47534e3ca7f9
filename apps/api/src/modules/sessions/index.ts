export { saveBooking } from './bookings.store.ts';
export { remindOfSessions } from './remind-of-sessions.ts';
export { sessionHandlers } from './sessions.routes.ts';
export { addSessions, hasSessions } from './sessions.store.ts';
