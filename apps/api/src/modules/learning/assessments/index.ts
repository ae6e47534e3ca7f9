export { attemptUnderWay } from './attempts/attempt-under-way.ts';
