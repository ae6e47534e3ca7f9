// A program runs apart from the page: it cannot freeze the page, and a loop that never ends can be cut off.
import { isSolved, loadInterpreter, type ProgramRequest, runProgram } from '@academy/courseware/python';
import wasmUrl from '@micropython/micropython-webassembly-pyscript/micropython.wasm?url';
import { WASM_BYTES } from './python-size.ts';
import { serveRuns, tell, tellArrival } from './serve-runs.ts';

tellArrival(WASM_BYTES);
serveRuns(loadInterpreter(wasmUrl), (interpreter, request: ProgramRequest) => {
  const report = runProgram(interpreter, request, (text) => tell({ kind: 'output', text }));
  return { report, isSolved: isSolved(report) };
});
