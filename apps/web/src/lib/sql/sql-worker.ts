// SQL runs apart from the page: it cannot freeze the page, and a query that never ends can be cut off.
import { isSolved, loadEngine, type QueryRequest, removeGlobals, runQueries } from '@academy/courseware/sql';
import { serveRuns } from '../python/serve-runs.ts';

serveRuns({
  async load(wasm) {
    const engine = await loadEngine(wasm);
    // What sql.js uses for time and random numbers.
    removeGlobals(['crypto', 'performance']);
    return engine;
  },
  run(engine, request: QueryRequest) {
    const report = runQueries(engine, request);
    return { report, isSolved: isSolved(report), isSpent: engine.isSpent() };
  },
});
