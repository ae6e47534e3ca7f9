import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Fault } from '../fault.ts';
import type { Program } from '../program.ts';
import { isolated } from '../sandbox/isolation.ts';
import { watchProcessor } from '../sandbox/processor-time.ts';
import { watchMemory } from '../sandbox/watch-memory.ts';

const MEBIBYTE = 1024 * 1024;
const PROCESS_BYTES = 512 * MEBIBYTE;
const TOLD_CHARACTERS = 4 * MEBIBYTE;
/** The academy's slowest program takes a third of a second. */
const PROCESSOR_MS = 6000;
/** Never before the wall-time limit: an interpreter that compiles in parallel keeps two processors busy. */
export const processorSeconds = (limitMs: number) => 2 * Math.ceil(limitMs / 1000);
const POLITENESS = 10;

const INSIDE = fileURLToPath(new URL('./prove-inside.ts', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
const MODULES = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));

/** Code of the academy and of the interpreters can be read; nothing else, and nothing can be written or started. */
async function flags(): Promise<string[]> {
  const engines = await Promise.all(['@micropython', 'sql.js'].map((name) => realpath(`${MODULES}${name}`)));
  const folders = [PACKAGES, `${MODULES}@academy/`, ...engines.map((engine) => `${engine}/`)];
  return [
    '--permission',
    ...folders.map((folder) => `--allow-fs-read=${folder}*`),
    '--disallow-code-generation-from-strings',
    '--max-old-space-size=128',
    '--no-warnings',
  ];
}

interface Apart {
  readonly helpers: Readonly<Record<string, string>>;
  /** Wall time, for all programs together. A busy machine is not the fault of a program. */
  readonly limitMs: number;
  /** Processor time for each program: one that takes more does not end. */
  readonly processorMs?: number;
}

export interface Proof {
  /** The faults of each program that was judged, in order. */
  readonly found: readonly (readonly Fault[])[];
  /** It was ended by the wall-time limit: nothing is known about the programs after those. */
  readonly isOutOfTime: boolean;
}

/**
 * Proves programs in a separate process without rights. Whatever an author has written, it cannot reach the server; an
 * endless program is a fault at that program, and the rest is not run then.
 */
export async function proveInProcess(
  programs: readonly Program[],
  { helpers, limitMs, processorMs = PROCESSOR_MS }: Apart,
): Promise<Proof> {
  const command = [process.execPath, ...(await flags()), INSIDE];
  const { file, parameters, options } = await isolated(command, processorSeconds(limitMs), 'own-files');
  const child = spawn(file, parameters, { ...options, stdio: 'pipe' });
  lowerPriority(child.pid);
  child.stdin.on('error', () => undefined).end(JSON.stringify({ programs, helpers }));
  child.stderr.resume();
  const limits = { limitMs, processorMs };
  const { found, isOutOfTime } = await followed(child, limits).finally(() => child.kill('SIGKILL'));
  const stuck = programs[found.length];
  if (stuck === undefined || isOutOfTime) return { found, isOutOfTime: stuck !== undefined };
  const message = 'This program does not end, or takes too much memory.';
  return { found: [...found, [{ file: stuck.file, line: stuck.line, message }]], isOutOfTime: false };
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, POLITENESS);
  } catch {
    // It has ended already, which is handled elsewhere.
  }
}

/** Up to the first line that is no list of faults: the program at that position has corrupted the output. */
export function readFaultLines(output: string): Fault[][] {
  const found: Fault[][] = [];
  for (const line of output.split('\n').slice(0, -1)) {
    const faults = faultsIn(line);
    if (!faults) break;
    found.push(faults);
  }
  return found;
}

function faultsIn(line: string): Fault[] | null {
  try {
    const faults: unknown = JSON.parse(line);
    return Array.isArray(faults) ? (faults as Fault[]) : null;
  } catch {
    return null;
  }
}

/** The faults of each program up to the end of the process, or up to a limit. */
function followed(
  child: ChildProcessWithoutNullStreams,
  { limitMs, processorMs }: Required<Pick<Apart, 'limitMs' | 'processorMs'>>,
): Promise<Proof> {
  return new Promise((resolve, reject) => {
    const { pid } = child;
    const notStarted = () => reject(new Error('The interpreter for programs did not start.'));
    child.once('error', notStarted);
    if (pid === undefined) return;
    let output = '';
    const isReady = () => output.includes('\n');
    const answer = (isOutOfTime = false) =>
      resolve({ found: readFaultLines(output.slice(output.indexOf('\n') + 1)), isOutOfTime });
    const processor = watchProcessor(pid, processorMs, () => {
      if (isReady()) answer();
    });
    const stopWatching = watchMemory(pid, PROCESS_BYTES, answer);
    // Where processor time is unknown, wall time has to judge a program that was started.
    const timer = setTimeout(() => answer(!isReady() || processor.isKnown()), limitMs);
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      output += piece;
      if (piece.includes('\n')) processor.step();
      if (output.length > TOLD_CHARACTERS) answer();
    });
    child.once('close', () => {
      clearTimeout(timer);
      processor.stop();
      stopWatching();
      if (isReady()) answer();
      else notStarted();
    });
  });
}
