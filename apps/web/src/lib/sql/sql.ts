import type { QueryRequest } from '@academy/courseware/sql';
import { createRunner } from '../python/python-runner.ts';
import { startLater } from './start-later.ts';

/** One for the whole visit: SQLite is loaded once, whatever lesson asks first. */
export const sql = createRunner({
  startWorker: () => startLater(async () => (await import('./sql-files.ts')).startSqlWorker()),
  prepare: async (request: QueryRequest) => request,
});
