export { formatRand } from './rand.ts';
export { accept, type Refusal, type Result, refuse } from './result.ts';
export { SAST_OFFSET_MS, sastClock, sastDateTime, sastDayAndMonth } from './sast.ts';
