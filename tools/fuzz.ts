// Sends requests generated from our own OpenAPI document to a real server on a separate database, and runs the API's
// other property tests more often than `npm test` does.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './project-root.mjs';

/** Vitest ignores a missing one if the others exist. */
const FILES = [
  'test/fuzz/fuzz',
  'http/endpoints/hostile-input',
  'modules/learning/learning-log/projections/rebuild-progress',
  'modules/authoring/studio/generated-bodies',
  'modules/rewards/coins/coins-rush',
  'modules/assistant/agents/figures',
].map((name) => `apps/api/src/${name}.test.ts`);
const missing = FILES.filter((file) => !existsSync(join(projectRoot, file)));
if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}.`);

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string' } },
});
const requests = Number(values.requests);
const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed)) {
  console.error('Usage: npm run test:fuzz -- [--requests <number>] [--seed <number>]');
  process.exit(1);
}

console.log(`${requests} requests with seed ${seed}; the same seed makes the same requests.`);
const run = spawn(
  process.execPath,
  [
    join(projectRoot, 'node_modules/vitest/vitest.mjs'),
    // With its value: otherwise Vitest would take the first file for it.
    ...['run', '--project=api', '--disableConsoleIntercept=true', ...FILES],
  ],
  {
    cwd: projectRoot,
    env: { ...process.env, FUZZ_REQUESTS: String(requests), FUZZ_SEED: String(seed) },
    stdio: 'inherit',
  },
);
run.on('close', (code) => {
  process.exitCode = code ?? 1;
});
