import { Worker } from 'node:worker_threads';
import type { Fault } from './fault.ts';
import type { Program } from './program.ts';

/** Processor time: a program is not endless because the machine is busy elsewhere. */
const LIMIT_MS = 20_000;
/** Wall time, for a program that only waits. */
const CLOCK_MS = 10 * 60_000;
const LOOK_EVERY_MS = 100;

/** Like `proveExercises`, but a program that does not end is a fault instead of a hang. */
export async function proveInTime(
  programs: readonly Program[],
  helpers: Readonly<Record<string, string>>,
  limitMs = LIMIT_MS,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (let next = 0; next < programs.length; next += 1) {
    const found = await proveUntilStuck(programs.slice(next), helpers, limitMs);
    faults.push(...found.flat());
    next += found.length;
    const stuck = programs[next];
    if (stuck !== undefined)
      faults.push({ file: stuck.file, line: stuck.line, message: 'This program does not end.' });
  }
  return faults;
}

/** The faults of each program to the end, or up to the one that takes too long. */
function proveUntilStuck(
  programs: readonly Program[],
  helpers: Readonly<Record<string, string>>,
  limitMs: number,
): Promise<Fault[][]> {
  return new Promise((resolve, reject) => {
    const found: Fault[][] = [];
    const worker = new Worker(new URL('./prove/prove-worker.ts', import.meta.url), {
      workerData: { programs, helpers },
    });
    let sinceStep = process.cpuUsage();
    let steppedAt = performance.now();
    const isStuck = () => {
      const { user, system } = process.cpuUsage(sinceStep);
      return (user + system) / 1000 > limitMs || performance.now() - steppedAt > CLOCK_MS;
    };
    const timer = setInterval(() => isStuck() && end(), LOOK_EVERY_MS);
    const end = () => {
      clearInterval(timer);
      void worker.terminate();
      resolve(found);
    };
    worker.on('error', reject);
    worker.on('message', (faults: Fault[]) => {
      found.push(faults);
      sinceStep = process.cpuUsage();
      steppedAt = performance.now();
      if (found.length === programs.length) end();
    });
  });
}
