import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import { type SastDay, sastDay } from '@academy/domain/kernel';
import { type SessionStatus, sessionStatus } from '@academy/domain/teaching/sessions';

/** The four of the legend (2§2). */
export const SESSION_MARKS = ['booked', 'in-progress', 'conflict', 'available'] as const;
export type SessionMark = (typeof SESSION_MARKS)[number];

export const MARK_WORDS: Readonly<Record<SessionMark, string>> = {
  booked: 'Booked Sessions',
  'in-progress': 'In Progress',
  conflict: 'Scheduling Conflict',
  available: 'Available',
};

/** Uses the current time, because a page may stay open for hours. */
function statusOf({ date, endDate }: SessionAnswer, now: Date): SessionStatus {
  return sessionStatus({ startsAt: new Date(date), endsAt: new Date(endDate) }, now);
}

/** TRAIN-38: how a session is marked; a past one that was not booked is not. */
export function markOf(session: SessionAnswer, now: Date): SessionMark | null {
  const status = statusOf(session, now);
  if (status === 'in-progress') return 'in-progress';
  if (session.booking?.state === 'booked') return 'booked';
  if (status === 'completed') return null;
  return session.conflictsWith === null ? 'available' : 'conflict';
}

export type SessionState =
  | 'booked'
  | 'waiting'
  /** Requested offline; the academy does not know it yet. */
  | 'wanted'
  | 'in-progress'
  | 'completed'
  | 'conflict'
  | 'full'
  | 'available';

/** What a card shows about a session, and its actions. */
export function stateOf(session: SessionAnswer, now: Date, isWanted = false): SessionState {
  const status = statusOf(session, now);
  if (status !== 'upcoming') return status;
  // Somebody on the waiting list may have requested a seat since.
  if (isWanted && session.booking?.state !== 'booked') return 'wanted';
  if (session.booking) return session.booking.state;
  if (session.seatsLeft <= 0) return 'full';
  return session.conflictsWith === null ? 'available' : 'conflict';
}

export function sessionsByDay(sessions: readonly SessionAnswer[]): ReadonlyMap<SastDay, SessionAnswer[]> {
  const byDay = new Map<SastDay, SessionAnswer[]>();
  for (const session of inOrder(sessions)) {
    const day = sastDay(new Date(session.date));
    byDay.set(day, [...(byDay.get(day) ?? []), session]);
  }
  return byDay;
}

/** TRAIN-39: sessions that can still be attended, the next one first. */
export function upcomingSessions(sessions: readonly SessionAnswer[], now: Date): SessionAnswer[] {
  return inOrder(sessions).filter((session) => statusOf(session, now) !== 'completed');
}

function inOrder(sessions: readonly SessionAnswer[]): SessionAnswer[] {
  return [...sessions].sort((one, other) => one.date.localeCompare(other.date));
}
