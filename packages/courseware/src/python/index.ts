export { removeGlobals } from '../wasm/remove-globals.ts';
export { OUTPUT_LIMIT } from './collect-output.ts';
export { type Interpreter, loadInterpreter } from './load-interpreter.ts';
export {
  type Chart,
  isSolved,
  type Misconception,
  type ProgramError,
  type ProgramReport,
  type ProgramRequest,
  type TestOutcome,
} from './program-report.ts';
export { type CallsRequest, type CallValues, runCalls } from './run-calls.ts';
export { runProgram } from './run-program.ts';
