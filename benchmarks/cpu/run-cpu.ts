import { COURSE } from '../product-places.ts';
import { type Product, startBareServer } from '../system/product.ts';
import type { ReplayedCall } from './calls.ts';
import { cpuTable } from './cpu-table.ts';
import { addLearners, prepareLearners } from './learners.ts';
import { measureCpu } from './measure-cpu.ts';
import { type RecordedScreens, recordScreens } from './record-screens.ts';
import { bareRow, productRows } from './units.ts';

const ROUND_MS = 1200;
const WRITERS = 200;

interface CpuOptions {
  readonly rounds: number;
  /** Prints the requests of each screen, to explain its row. */
  readonly wantsCalls: boolean;
}

const listed = (name: string, calls: readonly ReplayedCall[]) =>
  [`${name}:`, ...calls.map(({ method, path }) => `  ${method} ${path}`)].join('\n');

function listOfCalls(screens: RecordedScreens): string {
  return (['landing', 'home', 'course', 'lesson', 'lessonAlone', 'lessonLeft'] as const)
    .map((name) => listed(name, screens[name]))
    .concat(Object.entries(screens.again).map(([name, calls]) => listed(`${name}, again`, calls)))
    .join('\n');
}

export async function runCpu(product: Product, { rounds, wantsCalls }: CpuOptions): Promise<string> {
  const screens = await recordScreens(product.url);
  if (wantsCalls) console.log(listOfCalls(screens));
  const many = await addLearners(product, WRITERS, COURSE);
  await prepareLearners(product.url, many);
  const one = await addLearners(product, 1, COURSE);
  const bare = await startBareServer();
  try {
    const units = [
      { ...bareRow, url: bare.url, processes: { pid: bare.pid, postmasterPid: null } },
      ...productRows(screens, many, one).map((row) => ({ ...row, url: product.url, processes: product })),
    ];
    const measured = await measureCpu(units, rounds, ROUND_MS);
    return cpuTable(measured.map((each, index) => ({ ...each, calls: units[index]?.calls ?? 0 })));
  } finally {
    await bare.stop();
  }
}
