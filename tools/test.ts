// The whole test run, or with --quick the part that needs no build, database or browser.
import { runBrowserTests } from './test-run/browser-tests.ts';
import { addUp, type Counts, summaryLine } from './test-run/counts.ts';
import { parseOptions, usage } from './test-run/options.ts';
import { runPlainStep, runPlainSteps } from './test-run/plain-step.ts';
import { budgetStep, buildStep, staticSteps } from './test-run/static-steps.ts';
import { runUnitTests, unitTestFailures } from './test-run/unit-tests.ts';

const options = parseOptions(process.argv.slice(2));
if (!options) {
  console.error(usage);
  process.exit(1);
}

const isWhole = options.filter === undefined;
const steps: Counts[] = isWhole ? await runPlainSteps(staticSteps) : [];
const suites: Counts[] = [await runUnitTests(options)];

if (!options.isQuick) {
  const build = await runPlainStep(buildStep);
  steps.push(build);
  if (build.failed === 0) {
    if (isWhole) steps.push(await runPlainStep(budgetStep));
    suites.push(await runBrowserTests(options));
  } else {
    console.log('- budget and browser tests left out: there is no build to test');
    steps.push({ passed: 0, failed: 0, skipped: 2 });
  }
}

const tests = addUp(suites);
if (tests.passed + tests.failed === 0) {
  console.log(`✗ no test has a title that matches ${options.filter}`);
  steps.push({ passed: 0, failed: 1, skipped: 0 });
}
const total = addUp([...steps, ...suites]);
for (const failure of unitTestFailures()) console.log(`\n✗ ${failure}`);
console.log(`\n${summaryLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
