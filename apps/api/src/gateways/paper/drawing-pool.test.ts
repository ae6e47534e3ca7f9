import { afterEach, describe, expect, it } from 'vitest';
import { createDrawingPool, type Drawing, type DrawingPool, type PoolLimits } from './drawing-pool.ts';

const pools: DrawingPool[] = [];
function openPool(limits: Partial<PoolLimits> = {}): DrawingPool {
  const pool = createDrawingPool(
    { warn: () => undefined },
    // A limit that no machine is too slow for.
    { limitMs: 120_000, ...limits },
  );
  pools.push(pool);
  return pool;
}
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.stop()));
});

const drawing = (source: string): Drawing => ({
  name: 'words',
  url: `data:text/javascript,${encodeURIComponent(`import { threadId } from 'node:worker_threads';${source}`)}`,
  version: 1,
});
const WORDS = drawing("export const draw = async (facts) => Buffer.from(facts + ' ' + (threadId > 0))");
const FOREVER = drawing('export const draw = async () => { for (;;); }');
const FAULT = drawing("export const draw = async () => { throw new Error('no ink') }");
const DEATH = drawing('export const draw = async () => process.exit(1)');

describe('a drawing pool', () => {
  it('works outside the thread that answers requests', async () => {
    expect((await openPool().draw(WORDS, 'drawn'))?.toString()).toBe('drawn true');
  });

  it('limits how many run and how many wait; the next one is refused at once', async () => {
    const pool = openPool({ mostAtOnce: 2, mostWaiting: 3 });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, turn) => pool.draw(WORDS, turn)));
    expect(answers.map((answer) => answer?.toString() ?? null)).toEqual([
      ...[0, 1, 2, 3, 4].map((turn) => `${turn} true`),
      null,
      null,
      null,
    ]);
    expect((await pool.draw(WORDS, 'later'))?.toString()).toBe('later true');
  });

  it('fails the one paper that breaks or takes its thread along, and draws the next', async () => {
    const pool = openPool({ mostAtOnce: 1 });
    const [broken, dead, fine] = await Promise.allSettled([
      pool.draw(FAULT, null),
      pool.draw(DEATH, null),
      pool.draw(WORDS, 'fine'),
    ]);
    expect([broken, dead].map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(broken).toMatchObject({ reason: { message: 'no ink' } });
    expect(fine.status === 'fulfilled' && fine.value?.toString()).toBe('fine true');
  });

  it('gives up a paper that never ends, and has its place free for the next', async () => {
    const pool = openPool({ mostAtOnce: 1, limitMs: 200 });
    const [first, second] = await Promise.allSettled([pool.draw(FOREVER, null), pool.draw(FOREVER, null)]);
    expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  });

  it('ends a thread that nobody needs, and starts another for the next paper', async () => {
    const pool = openPool({ idleMs: 1 });
    for (const word of ['one', 'two', 'three'])
      expect((await pool.draw(WORDS, word))?.toString()).toBe(`${word} true`);
  });

  it('draws nothing more once it is closed', async () => {
    const pool = openPool({ mostAtOnce: 1 });
    const waiting = Promise.allSettled([pool.draw(WORDS, 'under way'), pool.draw(WORDS, 'in line')]);
    await pool.stop();
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await pool.draw(WORDS, 'late')).toBeNull();
  });
});
