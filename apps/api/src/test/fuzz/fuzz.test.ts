import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FuzzWorld, openFuzzWorld } from './fuzz-world.ts';
import { runFuzz } from './run-fuzz.ts';

// `npm run test:fuzz` sets these; without it a short part runs with the other tests.
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 200);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_115);
const SLOWEST_REQUEST_MS = 100;

let world: FuzzWorld;
beforeAll(async () => {
  world = await openFuzzWorld();
});
afterAll(() => world.close());

describe('the world that is asked', () => {
  it('has something under every name that requests use', () => {
    expect(
      Object.entries(world.known).flatMap(([name, values]) => (values.length === 0 ? name : [])),
    ).toEqual([]);
  });

  it.each([
    ['nobody', '/api/waitlist/stats'],
    ['learner', '/api/careers/{careerId}'],
    ['learner', '/api/collections/{collectionId}'],
    ['learner', '/api/courses/{courseId}'],
    ['learner', '/api/lessons/{lessonId}'],
    ['learner', '/api/coins'],
    ['trainer', '/api/students'],
    ['trainer', '/api/my-courses'],
    ['administrator', '/api/admin/waitlist'],
  ] as const)('answers %s at %s', async (asker, path) => {
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => String(world.known[name]?.[0]));
    const answer = await world.academy.call('GET', address, { cookie: world.cookies.get(asker) });
    expect([answer.statusCode, address]).toEqual([200, address]);
  });

  it('has a trainer who teaches the one whose data are marked', async () => {
    const cookie = world.cookies.get('trainer');
    const students = (await world.academy.call('GET', '/api/students', { cookie })).body;
    expect(students).toContain(world.markers.personal[0]);
  });
});

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
      // A run in which everything is refused would prove nothing.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 20);
    },
    60_000 + REQUESTS * SLOWEST_REQUEST_MS,
  );
});
