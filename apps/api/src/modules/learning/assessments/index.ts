export { attemptUnderWay } from './attempt-under-way.ts';
export { markAttempt } from './mark-attempt.ts';
export { ProgramMarker } from './program-marker.ts';
