// Kills a real server with kill -9 while learners write, round after round, and counts which of their writes exist
// after each start. Every round is recorded in .cache/kill-rounds.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './project-root.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '50' }, seed: { type: 'string' } },
});
const rounds = Number(values.rounds);
const seed = values.seed ?? String(Date.now() % 1_000_000_000);
if (!Number.isInteger(rounds) || rounds < 1 || !/^[a-z0-9-]{1,40}$/.test(seed)) {
  console.error('Usage: npm run test:kills -- [--rounds <number>] [--seed <letters and digits>]');
  process.exit(1);
}

console.log(
  `${rounds} rounds with seed ${seed}; the same seed writes the same and kills at the same moments.`,
);
const run = spawn(
  process.execPath,
  [
    join(projectRoot, 'node_modules/vitest/vitest.mjs'),
    ...[
      'run',
      '--project=faults',
      '--disableConsoleIntercept=true',
      'apps/api/src/kill-rounds.fault.test.ts',
    ],
  ],
  {
    cwd: projectRoot,
    env: { ...process.env, KILL_ROUNDS: String(rounds), KILL_SEED: seed },
    stdio: 'inherit',
  },
);
run.on('close', (code) => {
  process.exitCode = code ?? 1;
});
