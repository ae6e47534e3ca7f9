export { DailyCounters, keepCounters } from './daily-counts/daily-counters.ts';
export { rollUpFigures } from './daily-counts/roll-up-figures.ts';
