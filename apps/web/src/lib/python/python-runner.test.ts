import type { ProgramReport, ProgramRequest } from '@academy/courseware/python';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunMessage, WorkerMessage } from './python-messages.ts';
import { createPythonRunner, type ProgramWorker, RUN_LIMIT_MS } from './python-runner.ts';

const REPORT: ProgramReport = { output: '', error: null, tests: [], mistake: null, charts: [] };
const REQUEST = { code: 'print(1)', uses: ['stats'], tests: [], hidden: [], mistakes: [] };

class FakeWorker implements ProgramWorker<ProgramRequest> {
  onmessage: ProgramWorker<ProgramRequest>['onmessage'] = null;
  onerror: ProgramWorker<ProgramRequest>['onerror'] = null;
  isTerminated = false;
  readonly received: RunMessage[] = [];
  postMessage(message: RunMessage) {
    this.received.push(message);
  }
  terminate() {
    this.isTerminated = true;
  }
  says(data: WorkerMessage) {
    this.onmessage?.({ data } as MessageEvent<WorkerMessage>);
  }
  breaks() {
    this.onerror?.({ preventDefault: () => undefined } as ErrorEvent);
  }
}

function setUp(readModules = async () => ({ stats: 'def mean(): pass' })) {
  const workers: FakeWorker[] = [];
  const startWorker = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  const output: string[] = [];
  const runner = createPythonRunner({ startWorker, readModules });
  const run = async () => {
    const outcome = runner.run(REQUEST, (text) => output.push(text));
    await vi.advanceTimersByTimeAsync(0);
    return { outcome };
  };
  const worker = (place: number) => workers[place] ?? expect.fail(`There is no worker ${place}.`);
  return { runner, workers, worker, output, run };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loading', () => {
  it('starts nothing before the first run', () => {
    const { runner, workers } = setUp();
    expect(workers).toHaveLength(0);
    expect(runner.getState()).toEqual({ kind: 'not-loaded' });
  });

  it('reports its progress, and runs the waiting program when it is ready', async () => {
    const { runner, worker, run } = setUp();
    await run();
    worker(0).says({ kind: 'loading', share: 0.25 });
    expect(runner.getState()).toEqual({ kind: 'loading', share: 0.25 });
    expect(worker(0).received).toHaveLength(0);
    worker(0).says({ kind: 'ready' });
    expect(runner.getState()).toEqual({ kind: 'running' });
    expect(worker(0).received[0]?.request.modules).toEqual({ stats: 'def mean(): pass' });
  });

  it('happens once for many runs', async () => {
    const { workers, worker, run } = setUp();
    for (let turn = 0; turn < 3; turn += 1) {
      const { outcome } = await run();
      worker(0).says({ kind: 'ready' });
      worker(0).says({ kind: 'finished', report: REPORT, isSolved: true, isSpent: false });
      expect((await outcome).kind).toBe('finished');
    }
    expect(workers).toHaveLength(1);
  });

  it('happens again after a program that has spent its worker', async () => {
    const { workers, worker, run } = setUp();
    const { outcome } = await run();
    worker(0).says({ kind: 'ready' });
    worker(0).says({ kind: 'finished', report: REPORT, isSolved: false, isSpent: true });
    expect((await outcome).kind).toBe('finished');
    expect(worker(0).isTerminated).toBe(true);
    expect(workers).toHaveLength(2);
  });

  it('that failed is tried again by the next run', async () => {
    const { runner, workers, worker, run } = setUp();
    const { outcome } = await run();
    worker(0).says({ kind: 'failed' });
    expect(await outcome).toEqual({ kind: 'unavailable' });
    expect(runner.getState()).toEqual({ kind: 'not-loaded' });
    await run();
    expect(workers).toHaveLength(2);
  });

  it('of a helper module that fails lets no program wait for ever', async () => {
    const { run } = setUp(async () => Promise.reject(new Error('offline')));
    const { outcome } = await run();
    expect(await outcome).toEqual({ kind: 'unavailable' });
  });
});

describe('a run', () => {
  it('sends its output piece by piece', async () => {
    const { worker, output, run } = setUp();
    await run();
    worker(0).says({ kind: 'ready' });
    worker(0).says({ kind: 'output', text: 'a\n' });
    worker(0).says({ kind: 'output', text: 'b\n' });
    expect(output).toEqual(['a\n', 'b\n']);
  });

  it('is cut off after five seconds, and a new worker is made ready at once', async () => {
    const { runner, worker, run } = setUp();
    const { outcome } = await run();
    worker(0).says({ kind: 'ready' });
    await vi.advanceTimersByTimeAsync(RUN_LIMIT_MS - 1);
    expect(worker(0).isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ kind: 'timed-out' });
    expect(worker(0).isTerminated).toBe(true);
    worker(1).says({ kind: 'ready' });
    expect(runner.getState()).toEqual({ kind: 'ready' });
  });

  it('has its five seconds from its own start, not from the loading', async () => {
    const { runner, worker, run } = setUp();
    await run();
    await vi.advanceTimersByTimeAsync(60_000);
    worker(0).says({ kind: 'ready' });
    expect(runner.getState()).toEqual({ kind: 'running' });
  });

  it('that has ended is not cut off later', async () => {
    const { worker, run } = setUp();
    await run();
    worker(0).says({ kind: 'ready' });
    worker(0).says({ kind: 'finished', report: REPORT, isSolved: false, isSpent: false });
    await vi.advanceTimersByTimeAsync(RUN_LIMIT_MS * 2);
    expect(worker(0).isTerminated).toBe(false);
  });

  it('can be stopped, and hears nothing of the old worker afterwards', async () => {
    const { runner, worker, output, run } = setUp();
    const { outcome } = await run();
    worker(0).says({ kind: 'ready' });
    runner.stop();
    expect(await outcome).toEqual({ kind: 'stopped' });
    worker(0).says({ kind: 'output', text: 'late' });
    expect(output).toEqual([]);
    expect(worker(0).isTerminated).toBe(true);
  });

  it('can be stopped while Python loads, and loading continues', async () => {
    const { runner, worker, run } = setUp();
    const { outcome } = await run();
    runner.stop();
    expect(await outcome).toEqual({ kind: 'stopped' });
    worker(0).says({ kind: 'ready' });
    expect(runner.getState()).toEqual({ kind: 'ready' });
    expect(worker(0).received).toHaveLength(0);
  });

  it('that breaks the interpreter is reported, and the next run has a new one', async () => {
    const { workers, worker, run } = setUp();
    const { outcome } = await run();
    worker(0).says({ kind: 'ready' });
    worker(0).breaks();
    expect(await outcome).toEqual({ kind: 'crashed' });
    expect(workers).toHaveLength(2);
  });
});
