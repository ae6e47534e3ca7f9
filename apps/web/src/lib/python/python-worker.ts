// A program runs apart from the page: it cannot freeze the page, and a loop that never ends can be cut off.
import { type Interpreter, isSolved, loadInterpreter, runProgram } from '@academy/courseware/python';
import wasmUrl from '@micropython/micropython-webassembly-pyscript/micropython.wasm?url';
import { countArrivingBytes } from './count-arriving-bytes.ts';
import type { RunMessage, WorkerMessage } from './python-messages.ts';
import { WASM_BYTES } from './python-size.ts';

function tell(message: WorkerMessage): void {
  self.postMessage(message);
}

// MicroPython fetches its second file by itself and tells nobody how far it is.
const plainFetch = self.fetch.bind(self);
self.fetch = async (input, init) => {
  const answer = await plainFetch(input, init);
  if (!answer.ok) return answer;
  return countArrivingBytes(answer, (received) =>
    tell({ kind: 'loading', share: Math.min(1, received / WASM_BYTES) }),
  );
};

function serveRuns(interpreter: Interpreter): void {
  self.addEventListener('message', ({ data }: MessageEvent<RunMessage>) => {
    const report = runProgram(interpreter, data.request, (text) => tell({ kind: 'output', text }));
    tell({ kind: 'finished', report, isSolved: isSolved(report) });
  });
  tell({ kind: 'ready' });
}

loadInterpreter(wasmUrl).then(serveRuns, () => tell({ kind: 'failed' }));
