import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FuzzWorld, openFuzzWorld } from './fuzz-world.ts';
import type { Operation } from './operations.ts';
import { plantDraft } from './plant-drafts.ts';
import { runFuzz } from './run-fuzz.ts';

const SEED = 20_261_115;
// Small rounds, which end soon after everything required was done.
const PAYMENT_REQUESTS = 100;
const PAYMENT_ROUNDS = 400;
const PAYMENT_PATHS = /^\/api\/(paystack|orders|vouchers|admin\/(orders|reconciliation|vouchers))/;
/** Operations that do not depend on somebody's paid order. */
const MONEY_MOVES = [
  'POST /api/paystack/initialize',
  'GET /api/paystack/verify/{reference}',
  'POST /api/orders/{reference}/settlement',
  'POST /api/vouchers/redemptions',
  'POST /api/admin/reconciliation',
] as const;

const STAFF_REQUESTS = 80;
const STAFF_ROUNDS = 400;
const STAFF_PATHS = /^\/api\/(authoring|project-reviews|students|sessions)/;
const STAFF_WORK = [
  'GET /api/authoring/{courseId}',
  'GET /api/authoring/{courseId}/file',
  'GET /api/authoring/{courseId}/bundle',
  'POST /api/authoring/{courseId}/check',
  'POST /api/authoring/{courseId}/drafts',
  'PUT /api/authoring/{courseId}/drafts/{draftId}/files',
  'DELETE /api/authoring/{courseId}/drafts/{draftId}',
] as const;

const PLAN_REQUESTS = 20;
const PLAN_PATHS = /^\/api\/authoring\/\{courseId\}\/(proof|modules|lessons)$/;
const PLAN_WORK = [
  'POST /api/authoring/{courseId}/proof',
  'POST /api/authoring/{courseId}/modules',
  'POST /api/authoring/{courseId}/lessons',
] as const;

let world: FuzzWorld;
beforeAll(async () => {
  world = await openFuzzWorld();
});
afterAll(() => world.close());

// Before the others, which may use up what can be paid and refunded.
describe('requests to the addresses where money moves', () => {
  it('never find payments unconfigured, and money moves', async () => {
    const only = ({ path }: { path: string }) => PAYMENT_PATHS.test(path);
    const shop = { ...world, known: { ...world.known, ...world.sales } };
    const done = new Set<string>();
    for (let round = 0; round < PAYMENT_ROUNDS && !MONEY_MOVES.every((name) => done.has(name)); round += 1) {
      const run = { requests: PAYMENT_REQUESTS, seed: SEED + round, only };
      const { findings, statuses, succeeded } = await runFuzz(shop, run);
      expect(findings.join('\n')).toBe('');
      // The provider's stub is running, so nothing else may respond like this.
      expect(statuses.get(503) ?? 0).toBe(0);
      for (const name of succeeded) done.add(name);
    }
    expect([...done]).toEqual(expect.arrayContaining([...MONEY_MOVES]));
  }, 900_000);
});

/** What a few rounds have done, each with a separate draft; ends early once everything required was done. */
async function staffWork(
  requests: number,
  only: (operation: Operation) => boolean,
  wanted: readonly string[],
): Promise<string[]> {
  const done = new Set<string>();
  for (let round = 0; round < STAFF_ROUNDS && !wanted.every((name) => done.has(name)); round += 1) {
    const staffWorld = { ...world, known: { ...world.known, ...(await plantDraft(world.academy)) } };
    const { findings, succeeded } = await runFuzz(staffWorld, { requests, seed: SEED + round, only });
    expect(findings.join('\n')).toBe('');
    for (const name of succeeded) done.add(name);
  }
  return [...done];
}

describe('requests to the addresses where courses are written and learners are looked after', () => {
  it('meet no fault, and what is right is written', async () => {
    // Programs are run below, a few at a time.
    const only = ({ path }: { path: string }) => STAFF_PATHS.test(path) && !path.endsWith('/proof');
    expect(await staffWork(STAFF_REQUESTS, only, STAFF_WORK)).toEqual(
      expect.arrayContaining([...STAFF_WORK]),
    );
  }, 900_000);

  it('meet no fault where a course is planned and its programs are run, and all three are done', async () => {
    const only = ({ path }: { path: string }) => PLAN_PATHS.test(path);
    expect(await staffWork(PLAN_REQUESTS, only, PLAN_WORK)).toEqual(expect.arrayContaining([...PLAN_WORK]));
  }, 900_000);
});
