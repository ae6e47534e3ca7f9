import type { SessionAnswer } from '@academy/contract/sessions';

/** Upcoming sessions that the person looks after, the next one first. */
export function ownUpcomingSessions(sessions: readonly SessionAnswer[]): SessionAnswer[] {
  return sessions
    .filter(({ status, isOwn }) => isOwn && status === 'upcoming')
    .sort((one, other) => one.date.localeCompare(other.date));
}
