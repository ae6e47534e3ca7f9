export { BOOKING_STATES, type BookingRefusal, type BookingState, bookSession } from './book-session.ts';
export { durationMinutes, durationText } from './duration.ts';
export {
  CANCEL_REASON_MAX_CHARACTERS,
  MATERIAL_MOST_LINKS,
  MATERIAL_TITLE_MAX_CHARACTERS,
  type MaterialLink,
  type PlanRefusal,
  planSessions,
  readMaterial,
  SESSION_MINUTES,
  SESSION_SEATS_MOST,
  SESSION_WEEKS_MOST,
} from './plan-sessions.ts';
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
