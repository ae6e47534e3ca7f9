// The gate, or with a switch another suite: see the scripts of package.json and CONTRIBUTING.md.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './bootstrap/lock.mjs';
import { summaryLine } from './test-run/cases/summary-line.ts';
import { branchProblem } from './test-run/changed/changed-files.ts';
import { addUp } from './test-run/counts.ts';
import { brokenFilter, filterHint } from './test-run/filter/filter-hint.ts';
import { noMatchSentence } from './test-run/filter/no-match.ts';
import { busySeconds } from './test-run/machine-time.ts';
import { parseOptions, usage } from './test-run/options.ts';
import { type Part, partsOf } from './test-run/parts.ts';
import { type MeasuredPart, printReport, saveUnsteady } from './test-run/report.ts';

const options = parseOptions(process.argv.slice(2));
if (!options) {
  const hint = filterHint(process.argv.slice(2));
  console.error(hint ? `${hint}\n\n${usage}` : usage);
  process.exit(1);
}
const { filter } = options;
const problem = brokenFilter(filter) ?? branchProblem(options.changedSince);
if (problem) {
  console.error(problem);
  process.exit(1);
}

// Two runs on one machine would only slow each other down.
const lock = join(tmpdir(), 'academy-test-run.lock');
process.exitCode = await withLock(lock, () => runParts(partsOf(options)), 'Waiting for another test run …');

/** One after the other, up to the first that fails. */
async function runParts(parts: readonly Part[]): Promise<number> {
  const done: MeasuredPart[] = [];
  for (const part of parts) {
    const result = await measured(part);
    done.push(result);
    if (result.counts.failed > 0) break;
  }
  saveUnsteady(done);
  printReport(done);
  const left = parts.slice(done.length).map(({ name }) => name);
  if (left.length > 0) console.log(`Not run, because ${done.at(-1)?.name} failed: ${left.join(', ')}`);
  const { failed } = addUp(done.map(({ counts }) => counts));
  if (filter !== undefined && failed === 0 && done.every(({ cases = [] }) => cases.length === 0)) {
    console.log(`\n${noMatchSentence(filter, { isQuick: options?.suite === 'quick' })}`);
    return 1;
  }
  console.log(`\n${summaryLine(done)}`);
  return failed > 0 ? 1 : 0;
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
