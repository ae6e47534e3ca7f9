export {
  answersTakenUntil,
  hasWaitedTooLong,
  isOutOfTime,
  secondsLeftOf,
  type TimedAttempt,
} from './attempt-time.ts';
