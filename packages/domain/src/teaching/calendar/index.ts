export { type CalendarEntry, calendarText } from './calendar.ts';
