export { DailyCounters, flushCountersRegularly } from './daily-counts/daily-counters.ts';
export { rollUpFigures } from './daily-counts/roll-up-figures.ts';
export { probeEndpoints, probeHandlers } from './health/probes.ts';
