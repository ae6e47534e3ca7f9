export { BOOKING_STATES, type BookingRefusal, type BookingState, bookSession } from './book-session.ts';
export { durationMinutes, durationText } from './duration.ts';
export {
  pastReminders,
  REMINDER_KINDS,
  REMINDER_LEAD_MS,
  type ReminderKind,
  startsToRemindOf,
} from './reminder.ts';
export {
  firstOverlap,
  type Interval,
  isOverlapping,
  movedTo,
  SESSION_STATUSES,
  SESSION_TYPES,
  type SessionStatus,
  type SessionType,
  sessionProgress,
  sessionStatus,
  wrongStart,
} from './session.ts';
