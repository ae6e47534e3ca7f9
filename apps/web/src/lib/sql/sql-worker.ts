// SQL runs apart from the page: it cannot freeze the page, and a query that never ends can be cut off.
import { isSolved, loadEngine, type QueryRequest, runQueries } from '@academy/courseware/sql';
import wasmUrl from 'sql.js/dist/sql-wasm.wasm?url';
import { serveRuns, tellArrival } from '../python/serve-runs.ts';
import { SQL_WASM_BYTES } from './sql-size.ts';

tellArrival(SQL_WASM_BYTES);
serveRuns(loadEngine(wasmUrl), (engine, request: QueryRequest) => {
  const report = runQueries(engine, request);
  return { report, isSolved: isSolved(report) };
});
