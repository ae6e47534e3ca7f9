// `npm run bench`: what the product's work costs, and how it feels on a slow line. Only `plans` can fail: when a query reads a whole table that grows.
import { runCpu } from './cpu/run-cpu.ts';
import { runGrowth, runRewards } from './growth/run-growth.ts';
import { runJourney } from './journey/run-journey.ts';
import { runMemory } from './memory/run-memory.ts';
import { runOperations } from './operations/run-operations.ts';
import { type Options, type Part, readOptions } from './options.ts';
import { runPlans } from './plans/run-plans.ts';
import { runPrograms } from './programs/run-programs.ts';
import { runSignIns, SIGN_INS_SETTINGS } from './sign-ins/run-sign-ins.ts';
import { runStudyHour } from './study-hour/run-study-hour.ts';
import { startProduct } from './system/product.ts';

/** Each with a separate product and database, so that none finds what another has left. */
async function onFreshProduct(
  measure: (product: Awaited<ReturnType<typeof startProduct>>) => Promise<string>,
  settings: Readonly<Record<string, string>> = {},
) {
  const product = await startProduct(settings);
  try {
    return await measure(product);
  } finally {
    await product.stop();
  }
}

const RUNS: Readonly<Record<Part, (options: Options) => Promise<string>>> = {
  cpu: (options) => onFreshProduct((product) => runCpu(product, options)),
  journey: ({ journeys, wantsCalls }) =>
    onFreshProduct((product) => runJourney(product, journeys, wantsCalls)),
  'study-hour': ({ wantsCalls }) => onFreshProduct((product) => runStudyHour(product, wantsCalls)),
  memory: ({ minutes }) => onFreshProduct((product) => runMemory(product, minutes)),
  programs: () => onFreshProduct(runPrograms),
  'sign-ins': () => onFreshProduct(runSignIns, SIGN_INS_SETTINGS),
  growth: ({ learners }) => runGrowth(learners),
  rewards: ({ learners }) => runRewards(learners),
  operations: runOperations,
  plans: ({ learners }) => runPlans(learners),
};

const options = readOptions(process.argv.slice(2));
for (const part of options.parts) console.log(`\n${await RUNS[part](options)}\n`);
