import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { readMicroPython } from '../sandbox/read-engine.ts';

const SECONDS = Number(process.env.FORGED_SECONDS ?? 600);
const FIRST_SEED = Number(process.env.FORGED_SEED ?? 1);
/** A program that has not ended by then never will; the browser and the server terminate it likewise. */
const STUCK_MS = 5000;

interface SeedMessage {
  readonly seed: number;
  readonly outcome: string;
  readonly isUntouched: boolean;
}

/** Runs programs from a seed on until one gets stuck or time is up; returns the next seed. */
function runFrom(
  wasm: Uint8Array,
  firstSeed: number,
  untilMs: number,
  onMessage: (told: SeedMessage) => void,
) {
  const file = new URL('../test/run-forged.ts', import.meta.url);
  const worker = new Worker(file, { workerData: { wasm, firstSeed }, stdout: true, stderr: true });
  return new Promise<number>((resolve, reject) => {
    let next = firstSeed;
    const stop = (seed: number) => void worker.terminate().then(() => resolve(seed));
    const stuck = () => stop(next + 1);
    // impatient: a program that is ended too early is only one program less
    let timer = setTimeout(stuck, STUCK_MS);
    worker.on('error', reject);
    worker.on('message', (message: SeedMessage) => {
      clearTimeout(timer);
      onMessage(message);
      next = message.seed + 1;
      if (Date.now() > untilMs || !message.isUntouched) stop(next);
      else timer = setTimeout(stuck, STUCK_MS);
    });
  });
}

it('programs with forged objects reach nothing outside their interpreter', async () => {
  const wasm = await readMicroPython();
  const untilMs = Date.now() + SECONDS * 1000;
  const counts: Record<string, number> = {};
  const touched: number[] = [];
  let stuck = 0;
  for (let seed = FIRST_SEED; Date.now() < untilMs && touched.length === 0; stuck += 1)
    seed = await runFrom(wasm, seed, untilMs, ({ outcome, isUntouched, seed: ran }) => {
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      if (!isUntouched) touched.push(ran);
    });
  console.info(
    `Forged programs by their end, from seed ${FIRST_SEED}: ${JSON.stringify({ ...counts, stuck })}`,
  );
  expect(touched).toEqual([]);
  // The forging works: many crash their interpreter, or are refused.
  const { broken = 0, refused = 0, ...others } = counts;
  const rest = Object.values(others).reduce((sum, count) => sum + count, 0);
  expect(broken + refused).toBeGreaterThan(rest / 10);
}, 3_600_000);
