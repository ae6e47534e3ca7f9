import type { SessionAnswer } from '@academy/contract/teaching/sessions';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Long enough to record the attendance after a weekend away. */
const RECENT_DAYS = 14;

/** Upcoming sessions of the trainer, the next one first. */
export function ownUpcomingSessions(sessions: readonly SessionAnswer[]): SessionAnswer[] {
  return sessions
    .filter(({ status, isOwn }) => isOwn && status === 'upcoming')
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** Their sessions that are in progress or were held in the last two weeks, the latest first. */
export function ownRecentSessions(sessions: readonly SessionAnswer[], now: Date): SessionAnswer[] {
  return sessions
    .filter(({ status, isOwn }) => isOwn && status !== 'upcoming')
    .filter(({ endDate }) => now.getTime() - Date.parse(endDate) <= RECENT_DAYS * DAY_MS)
    .sort((one, other) => other.date.localeCompare(one.date));
}
