export { formatRand } from './rand.ts';
export { accept, type Refusal, type Result, refuse } from './result.ts';
export { sastClock, sastDateTime, sastDayAndMonth } from './sast.ts';
