import wasmUrl from '@micropython/micropython-webassembly-pyscript/micropython.wasm?url';
import { engineFile } from './engine-file.ts';
import { readHelperModules } from './helper-modules.ts';
import { createPythonRunner } from './python-runner.ts';
import { WASM_BYTES } from './python-size.ts';
import { startWorker } from './start-worker.ts';

const fetchEngine = engineFile(async () => wasmUrl, WASM_BYTES);
const start = async () => new Worker(new URL('./python-worker.ts', import.meta.url), { type: 'module' });

/** One for the whole visit: Python is loaded once, whichever lesson asks first. */
export const python = createPythonRunner({
  startWorker: () => startWorker({ start, fetchEngine }),
  readModules: readHelperModules,
});
