import type { Input } from '@academy/contract';
import {
  SESSION_MINUTES,
  SESSION_SEATS_MOST,
  SESSION_WEEKS_MOST,
  type SessionType,
} from '@academy/domain/teaching/sessions';
import { instantOf } from './session-time.ts';

/**
 * Repeated here: the domain module with this list also contains the session rules, which only the calendar's pages
 * should load.
 */
const TYPES: Readonly<Record<SessionType, true>> = {
  'Live Session': true,
  Workshop: true,
  'Hands-on Lab': true,
};
export const SESSION_TYPE_NAMES = Object.keys(TYPES) as SessionType[];

/** A session as the values of the form's fields. */
export const EMPTY_SESSION = {
  title: '',
  description: '',
  type: 'Live Session',
  courseId: '',
  instructorId: '',
  day: '',
  time: '',
  minutes: '60',
  seats: '20',
  weeks: '1',
};
type SessionEntry = Readonly<typeof EMPTY_SESSION>;

function wholeNumber(text: string, least: number, most: number): number | null {
  const value = Number(text);
  return text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most ? value : null;
}

/** The parsed form, or the message for the first missing value. */
export function readSessionEntry(
  entry: SessionEntry,
  needsInstructor: boolean,
): Input<'POST /api/sessions'> | string {
  const { title, description, courseId, instructorId } = entry;
  const date = instantOf(entry);
  const minutes = wholeNumber(entry.minutes, SESSION_MINUTES.least, SESSION_MINUTES.most);
  const seats = wholeNumber(entry.seats, 1, SESSION_SEATS_MOST);
  const weeks = wholeNumber(entry.weeks, 1, SESSION_WEEKS_MOST);
  if (title.trim().length < 3) return 'Please give it a title of three letters or more.';
  if (description.trim() === '') return 'Please say in a sentence what it is about.';
  if (needsInstructor && instructorId === '') return 'Please choose who gives it.';
  if (date === null) return 'Please enter a day and a time.';
  if (minutes === null) return `Please enter ${SESSION_MINUTES.least} to ${SESSION_MINUTES.most} minutes.`;
  if (seats === null) return `Please enter a number of seats from 1 to ${SESSION_SEATS_MOST}.`;
  if (weeks === null) return `Please enter a number of weeks from 1 to ${SESSION_WEEKS_MOST}.`;
  return {
    title: title.trim(),
    description: description.trim(),
    type: entry.type as SessionType,
    courseId: courseId === '' ? null : courseId,
    date: date.toISOString(),
    minutes,
    seats,
    weeks,
    ...(needsInstructor && { instructorId }),
  };
}
