export { saveBooking } from './bookings/bookings.store.ts';
export { giveSeatsBack } from './bookings/give-seat-back.ts';
export { listSessions } from './list-sessions.ts';
export { remindOfSessions } from './remind-of-sessions.ts';
export { sessionHandlers } from './sessions.routes.ts';
export { addSessions, hasSessions } from './sessions.store.ts';
