export { saveBooking } from './bookings/bookings.store.ts';
export { listSessions } from './list-sessions.ts';
export { addSessions, hasSessions } from './sessions.store.ts';
