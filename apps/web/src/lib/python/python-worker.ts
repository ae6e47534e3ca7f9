// A program runs apart from the page: it cannot freeze the page, and a loop that never ends can be cut off.
import {
  isSolved,
  loadInterpreter,
  type ProgramRequest,
  removeGlobals,
  runProgram,
} from '@academy/courseware/python';
import { serveRuns, tell } from './serve-runs.ts';

serveRuns({
  async load(wasm) {
    const interpreter = await loadInterpreter(wasm);
    removeGlobals();
    return interpreter;
  },
  run(interpreter, request: ProgramRequest) {
    const report = runProgram(interpreter, request, (text) => tell({ kind: 'output', text }));
    return { report, isSolved: isSolved(report), isSpent: interpreter.isSpent() };
  },
});
