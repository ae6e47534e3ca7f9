export { DailyCounters, keepCounters } from './daily-counts/daily-counters.ts';
export { rollUpFigures } from './daily-counts/roll-up-figures.ts';
export { operationsHandlers } from './operations.routes.ts';
