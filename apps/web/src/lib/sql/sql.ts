import type { QueryRequest } from '@academy/courseware/sql';
import { engineFile } from '../python/engine-file.ts';
import { createRunner } from '../python/python-runner.ts';
import { startWorker } from '../python/start-worker.ts';
import { SQL_WASM_BYTES } from './sql-size.ts';

const readFiles = () => import('./sql-files.ts');
const fetchEngine = engineFile(async () => (await readFiles()).SQL_WASM_URL, SQL_WASM_BYTES);
const start = async () => (await readFiles()).startSqlWorker();

/** One for the whole visit: SQLite is loaded once, whichever lesson asks first. */
export const sql = createRunner({
  startWorker: () => startWorker({ start, fetchEngine }),
  prepare: async (request: QueryRequest) => request,
});
