export { attemptUnderWay } from './attempts/attempt-under-way.ts';
export { markAttempt } from './marking/mark-attempt.ts';
export { ProgramMarker } from './marking/program-marker.ts';
