// The gate, or with a switch another suite: see the scripts of package.json and CONTRIBUTING.md.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './bootstrap/lock.mjs';
import { summaryLine } from './test-run/counts.ts';
import { busySeconds } from './test-run/machine-time.ts';
import { parseOptions, usage } from './test-run/options.ts';
import { type Part, partsOf } from './test-run/parts.ts';
import { keepUnsteady, type MeasuredPart, printReport, totalOf } from './test-run/report.ts';

const options = parseOptions(process.argv.slice(2));
if (!options) {
  console.error(usage);
  process.exit(1);
}
const { filter } = options;

// Two runs on one machine would only make each other late.
const lock = join(tmpdir(), 'academy-test-run.lock');
process.exitCode = await withLock(lock, () => runParts(partsOf(options)), 'Waiting for another test run …');

/** One after the other, up to the first that is red. */
async function runParts(parts: readonly Part[]): Promise<number> {
  const done: MeasuredPart[] = [];
  for (const part of parts) {
    const result = await measured(part);
    done.push(result);
    if (result.counts.failed > 0) break;
  }
  keepUnsteady(done);
  printReport(done);
  const left = parts.slice(done.length).map(({ name }) => name);
  if (left.length > 0) console.log(`Not run, because ${done.at(-1)?.name} failed: ${left.join(', ')}`);
  const total = totalOf(done);
  if (filter !== undefined && total.passed + total.failed === 0) {
    console.log(`✗ no test has a title that matches ${filter}`);
    return 1;
  }
  console.log(`\n${summaryLine(total)}`);
  return total.failed > 0 ? 1 : 0;
}

async function measured({ name, cpuBudgetInMinutes, run }: Part): Promise<MeasuredPart> {
  console.log(`\n… ${name}`);
  const startedAtMs = performance.now();
  const busyBefore = busySeconds();
  const result = await run();
  const busyAfter = busySeconds();
  const cpuSeconds = busyBefore === undefined || busyAfter === undefined ? undefined : busyAfter - busyBefore;
  return {
    ...result,
    name,
    seconds: (performance.now() - startedAtMs) / 1000,
    cpuSeconds,
    cpuBudgetInMinutes,
  };
}
