export { DailyCounters, keepCounters } from './daily-counters.ts';
export { operationsHandlers } from './operations.routes.ts';
export { rollUpFigures } from './roll-up-figures.ts';
