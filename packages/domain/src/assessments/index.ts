export { answersTakenUntil, isOutOfTime, secondsLeftOf, type TimedAttempt } from './attempt-time.ts';
