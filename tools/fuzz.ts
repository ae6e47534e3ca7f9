// Sends requests made from our own OpenAPI document to a real server on a database of its own, and tries the API's other
// properties more often than `npm test` does.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './project-root.mjs';

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
    ...['run', '--project=api', '--disable-console-intercept'],
    ...[
      'fuzz/fuzz',
      'hostile-input',
      'rebuild-progress',
      'generated-bodies',
      'coins-rush',
      'agents/figures',
    ].map((name) => `${name}.test.ts`),
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
