const MINUTE_MS = 60_000;

/** A slow connection or a short outage at the end must not cost an answer. */
const ATTEMPT_GRACE_MS = 2 * MINUTE_MS;

/** If no program can be run, that is our fault, and fixed within a day. */
const MARKING_LIMIT_MS = 24 * 60 * MINUTE_MS;

export interface TimedAttempt {
  readonly startedAt: Date;
  readonly minutes: number;
}

/** When the time of an attempt is over, as its learner sees it. */
function attemptEndsAt({ startedAt, minutes }: TimedAttempt): Date {
  return new Date(startedAt.getTime() + minutes * MINUTE_MS);
}

/** Until when answers are accepted: the end plus a grace period that learners are not told about. */
export function answersTakenUntil(attempt: TimedAttempt): Date {
  return new Date(attemptEndsAt(attempt).getTime() + ATTEMPT_GRACE_MS);
}

/** The time that is left, never below zero. */
export function secondsLeftOf(attempt: TimedAttempt, now: Date): number {
  return Math.max(0, Math.ceil((attemptEndsAt(attempt).getTime() - now.getTime()) / 1000));
}

/** After that moment only answers that were saved before it are marked. */
export function isOutOfTime(attempt: TimedAttempt, now: Date): boolean {
  return now > answersTakenUntil(attempt);
}

/** Whether the attempt that was handed in then must be settled now, even if programs could not be run. */
export function hasWaitedTooLong(handedInAt: Date, now: Date): boolean {
  return now.getTime() - handedInAt.getTime() >= MARKING_LIMIT_MS;
}
