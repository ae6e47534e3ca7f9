import { median } from '../statistics.ts';
import { cpuMs, type Processes } from '../system/processes.ts';
import { createSender, type Work, workFor } from './send-calls.ts';

export interface Unit {
  readonly name: string;
  readonly url: string;
  readonly processes: Processes;
  readonly work: Work;
  /** The number of concurrent requests. */
  readonly lines: number;
}

export interface MeasuredUnit {
  readonly name: string;
  /** One figure for each round, in ms of processor time per unit. */
  readonly rounds: readonly number[];
  readonly median: number;
}

async function measureOnce({ url, processes, work, lines }: Unit, ms: number): Promise<number> {
  const sender = createSender(url, lines);
  const before = await cpuMs(processes);
  const done = await workFor(sender, work, lines, ms);
  const used = (await cpuMs(processes)) - before;
  sender.close();
  return used / done;
}

/** The units take turns, so that a busy moment of the machine affects all of them alike. */
export async function measureCpu(
  units: readonly Unit[],
  rounds: number,
  roundMs: number,
): Promise<MeasuredUnit[]> {
  // The first responses of a fresh process say more about its compiler than about the product.
  for (const unit of units) await measureOnce(unit, roundMs);
  const figures = units.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, unit] of units.entries()) figures[index]?.push(await measureOnce(unit, roundMs));
  return units.map(({ name }, index) => ({
    name,
    rounds: figures[index] ?? [],
    median: median(figures[index] ?? []),
  }));
}
