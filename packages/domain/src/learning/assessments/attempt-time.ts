const MINUTE_MS = 60_000;

/** A slow line or a moment without network at the end must not cost an answer. */
const ATTEMPT_GRACE_MS = 2 * MINUTE_MS;

/** That no program can be run is our fault, and mended within a day. */
const MARKING_LIMIT_MS = 24 * 60 * MINUTE_MS;

export interface TimedAttempt {
  readonly startedAt: Date;
  readonly minutes: number;
}

/** When the minutes of an attempt are over, as its learner sees it. */
function attemptEndsAt({ startedAt, minutes }: TimedAttempt): Date {
  return new Date(startedAt.getTime() + minutes * MINUTE_MS);
}

/** Until when answers are taken: the end and a little more, which nobody is told to count on. */
export function answersTakenUntil(attempt: TimedAttempt): Date {
  return new Date(attemptEndsAt(attempt).getTime() + ATTEMPT_GRACE_MS);
}

/** What is left of its minutes, never below nothing. */
export function secondsLeftOf(attempt: TimedAttempt, now: Date): number {
  return Math.max(0, Math.ceil((attemptEndsAt(attempt).getTime() - now.getTime()) / 1000));
}

/** After that moment only what was saved before it is marked. */
export function isOutOfTime(attempt: TimedAttempt, now: Date): boolean {
  return now > answersTakenUntil(attempt);
}

/** Whether what was handed in then must be settled now, even with programs that could not be run. */
export function hasWaitedTooLong(handedInAt: Date, now: Date): boolean {
  return now.getTime() - handedInAt.getTime() >= MARKING_LIMIT_MS;
}
