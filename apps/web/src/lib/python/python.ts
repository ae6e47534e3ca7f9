import { readHelperModules } from './helper-modules.ts';
import { createPythonRunner } from './python-runner.ts';

/** One for the whole visit: Python is loaded once, whatever lesson asks first. */
export const python = createPythonRunner({
  startWorker: () => new Worker(new URL('./python-worker.ts', import.meta.url), { type: 'module' }),
  readModules: readHelperModules,
});
