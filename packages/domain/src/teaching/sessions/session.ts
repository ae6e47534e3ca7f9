// 2§3, 2§4: kinds of training sessions, and where one stands in time.
export const SESSION_TYPES = ['Live Session', 'Workshop', 'Hands-on Lab'] as const;
export type SessionType = (typeof SESSION_TYPES)[number];

export const SESSION_STATUSES = ['upcoming', 'in-progress', 'completed'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** From the start on, up to the end and without it. */
export interface Interval {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export function sessionStatus({ startsAt, endsAt }: Interval, now: Date): SessionStatus {
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'in-progress' : 'completed';
}

/** How much of the session has passed, in whole per cent: 100 only when it is over. */
export function sessionProgress({ startsAt, endsAt }: Interval, now: Date): number {
  const passed = (now.getTime() - startsAt.getTime()) / (endsAt.getTime() - startsAt.getTime());
  return Math.floor(Math.min(Math.max(passed, 0), 1) * 100);
}

/** 2§5: two sessions overlap when each starts before the other ends; one may start exactly when the other ends. */
export function isOverlapping(one: Interval, other: Interval): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** The earliest of the sessions that overlap the given time. */
export function firstOverlap<Session extends Interval>(
  time: Interval,
  sessions: readonly Session[],
): Session | undefined {
  return sessions
    .filter((session) => isOverlapping(time, session))
    .reduce<Session | undefined>(
      (first, session) => (first && first.startsAt <= session.startsAt ? first : session),
      undefined,
    );
}

const MOST_DAYS_AHEAD = 366;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A start that is not after now, or so far off that it is a slip of the keyboard. Null: the session may begin then. */
export function wrongStart(newStart: Date, now: Date): 'in-the-past' | 'too-far-ahead' | null {
  if (!(newStart > now)) return 'in-the-past';
  return newStart.getTime() - now.getTime() > MOST_DAYS_AHEAD * DAY_MS ? 'too-far-ahead' : null;
}

/** Another start, the same length. */
export function movedTo({ startsAt, endsAt }: Interval, newStart: Date): Interval {
  const lengthMs = endsAt.getTime() - startsAt.getTime();
  return { startsAt: newStart, endsAt: new Date(newStart.getTime() + lengthMs) };
}
