import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import type { CallsRequest, CallValues } from '../python/index.ts';
import { isolated } from './isolation.ts';
import { watchProcessor } from './processor-time.ts';
import { readValues } from './read-values.ts';
import type { SandboxInput } from './sandbox-input.ts';
import { readSandboxSources, type SandboxSources } from './sandbox-sources.ts';
import { watchMemory } from './watch-memory.ts';

const MEBIBYTE = 1024 * 1024;

export interface SandboxLimits {
  /** Until the interpreter is ready; a busy machine is not the program's fault. */
  readonly startMs: number;
  /** Processor time for the program, from the moment at which the interpreter is ready. */
  readonly programMs: number;
  /** Wall time, for a program that only waits, and for systems that do not report processor time. */
  readonly clockMs: number;
  /** Processor time for the whole process. The system enforces this one, even after the server was killed. */
  readonly processorSeconds: number;
  /** For the program's own data. */
  readonly memoryBytes: number;
  /** For the whole process, including Node and interpreter. */
  readonly processBytes: number;
  /** For its output. */
  readonly answerBytes: number;
}

export const SANDBOX_LIMITS: SandboxLimits = {
  startMs: 120_000,
  programMs: 5_000,
  clockMs: 60_000,
  processorSeconds: 15,
  memoryBytes: 64 * MEBIBYTE,
  processBytes: 320 * MEBIBYTE,
  answerBytes: 4 * MEBIBYTE,
};

/** `broken`: the program ended its process, or its output is invalid. */
export type SandboxOutcome =
  | { readonly kind: 'answered'; readonly values: CallValues }
  | { readonly kind: 'too-slow' | 'too-much-memory' | 'too-long-an-answer' | 'broken' };

/** How a process ended: with a line of output, or otherwise. */
type ProcessResult =
  | Exclude<SandboxOutcome, { kind: 'answered' }>
  | { readonly kind: 'line'; readonly line: string };

// No permission is granted, so no file, process, thread or addon; code cannot be made from strings.
const FLAGS = [
  '--permission',
  '--disallow-code-generation-from-strings',
  '--max-old-space-size=64',
  '--no-warnings',
  '--input-type=module-typescript',
  '--eval',
];

// Requests of others come first; an honest program needs little, and gets a quarter even next to a busy server.
const POLITENESS = 5;

let sources: Promise<SandboxSources> | undefined;

/**
 * Runs a stranger's program in a separate process: without files, network or account where the system allows it,
 * limited from outside. It returns values and does not know which are expected, so that even a program in full control
 * of it gains nothing.
 */
export async function runInSandbox(
  request: CallsRequest,
  limits: SandboxLimits = SANDBOX_LIMITS,
  given?: SandboxSources,
): Promise<SandboxOutcome> {
  sources ??= readSandboxSources();
  const { boot, ...inside } = given ?? (await sources);
  const { file, parameters, options } = await isolated(
    [process.execPath, ...FLAGS, boot],
    limits.processorSeconds,
    'nothing',
  );
  const child = spawn(file, parameters, { ...options, stdio: 'pipe' });
  lowerPriority(child.pid);
  const input: SandboxInput = {
    ...inside,
    memoryBytes: limits.memoryBytes,
    task: JSON.stringify(request),
  };
  // A process that ends before it has read everything is noticed by its exit.
  child.stdin.on('error', () => undefined).end(JSON.stringify(input));
  child.stderr.resume();
  const result = await new Promise<ProcessResult>((answer, fail) =>
    follow(child, limits, answer, fail),
  ).finally(() => child.kill('SIGKILL'));
  return result.kind === 'line' ? outcomeOf(result.line, request.calls.length) : result;
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, POLITENESS);
  } catch {
    // It has ended already, which is handled elsewhere.
  }
}

function follow(
  child: ChildProcessWithoutNullStreams,
  limits: SandboxLimits,
  answer: (result: ProcessResult) => void,
  fail: (fault: Error) => void,
): void {
  const notStarted = () => fail(new Error('The interpreter for programs did not start.'));
  child.once('error', notStarted);
  if (child.pid === undefined) return;
  let isReady = false;
  const stopWatching = watchMemory(child.pid, limits.processBytes, () => answer({ kind: 'too-much-memory' }));
  const processor = watchProcessor(child.pid, limits.programMs, () => {
    if (isReady) answer({ kind: 'too-slow' });
  });
  let timer = setTimeout(notStarted, limits.startMs);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    output += piece;
    if (output.length > limits.answerBytes) answer({ kind: 'too-long-an-answer' });
    if (isReady || !output.includes('\n')) return;
    isReady = true;
    clearTimeout(timer);
    processor.step();
    timer = setTimeout(() => answer({ kind: 'too-slow' }), limits.clockMs);
  });
  child.once('close', () => {
    clearTimeout(timer);
    processor.stop();
    stopWatching();
    if (isReady) answer({ kind: 'line', line: output.split('\n')[1] ?? '' });
    else notStarted();
  });
}

function outcomeOf(line: string, calls: number): SandboxOutcome {
  const values = readValues(line, calls);
  return values === undefined ? { kind: 'broken' } : { kind: 'answered', values };
}
