import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { openFolder } from './test/databases/own-cluster.ts';
import { runKillRounds } from './test/kill-rounds/run-kill-rounds.ts';
import { killStarted } from './test/start-process.ts';

// `npm run test:kills` sets both.
const { KILL_ROUNDS = '4', KILL_SEED = '20261118' } = process.env;
const rounds = Number(KILL_ROUNDS);
const ROUND_LIMIT_MS = 300_000;
const record = fileURLToPath(new URL(`../../../.cache/kill-rounds/${KILL_SEED}.json`, import.meta.url));

afterEach(killStarted);

it('a server that is killed while learners write has every acknowledged write exactly once, also when all is sent again', {
  timeout: (rounds + 2) * ROUND_LIMIT_MS,
}, async () => {
  const dataDir = await openFolder();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const done = await runKillRounds(dataDir, { seed: KILL_SEED, rounds, say: (line) => console.log(line) });
  await mkdir(dirname(record), { recursive: true });
  await writeFile(record, JSON.stringify(done, null, 2));

  expect(done).toHaveLength(rounds);
  for (const { seed, lost, doubled, acknowledged, inFlight } of done) {
    expect({ seed, lost, doubled }).toEqual({ seed, lost: [], doubled: [] });
    expect(acknowledged, seed).toBeGreaterThan(0);
    expect(inFlight, seed).toBeGreaterThan(0);
  }
});
