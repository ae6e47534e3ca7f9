import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FuzzWorld, openFuzzWorld } from './fuzz-world.ts';
import { runFuzz } from './run-fuzz.ts';

// `npm run test:fuzz` sets these; without it a short part runs with the other tests.
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 400);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_115);
const SLOWEST_REQUEST_MS = 100;

let world: FuzzWorld;
beforeAll(async () => {
  world = await openFuzzWorld();
});
afterAll(() => world.close());

describe(`${REQUESTS} requests made from our own OpenAPI document, seed ${SEED}`, () => {
  it(
    'meet no fault, no silence, nobody else’s data and no answer that was not promised',
    async () => {
      const say = (line: string) => {
        if (process.env.FUZZ_REQUESTS) console.info(line);
      };
      const { findings, statuses } = await runFuzz(world, { requests: REQUESTS, seed: SEED, say });
      say(
        [...statuses]
          .sort()
          .map(([status, count]) => `${status}: ${count}`)
          .join(', '),
      );
      expect(findings.join('\n')).toBe('');
      // A run that is refused throughout would prove nothing.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 20);
    },
    60_000 + REQUESTS * SLOWEST_REQUEST_MS,
  );
});
