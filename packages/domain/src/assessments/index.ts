export { answersTakenUntil, attemptEndsAt, isOutOfTime, type TimedAttempt } from './attempt-time.ts';
