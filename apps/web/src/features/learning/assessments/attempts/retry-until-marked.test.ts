import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../lib/answers/api-client.ts';
import { pollUntilMarked } from './retry-until-marked.ts';

type Outcome = NonNullable<Awaited<ReturnType<typeof pollUntilMarked>>>;

const sent = { repeatKey: 'key', refreshed: Promise.resolve() };
const refused = (code: string, seconds: number | null) =>
  ({ ...sent, ok: false, failure: new ApiError(503, code, 'Later.', seconds) }) as Outcome;
const RESULT = { ...sent, ok: true, answer: { right: 3 } } as unknown as Outcome;

function asking(...answers: Outcome[]) {
  const waits: number[] = [];
  return {
    waits,
    ask: async () => answers.shift() ?? null,
    wait: async (ms: number) => waits.push(ms) < 3,
  };
}

describe('an attempt that is handed in', () => {
  it('has its result at once where nothing has to run', async () => {
    const { ask, wait, waits } = asking(RESULT);
    expect([await pollUntilMarked(ask, wait), waits]).toEqual([RESULT, []]);
  });

  it('is asked for again while it is being marked, when the server says', async () => {
    const { ask, wait, waits } = asking(refused('being-marked', 5), refused('being-marked', 30), RESULT);
    expect([await pollUntilMarked(ask, wait), waits]).toEqual([RESULT, [5000, 30_000]]);
  });

  it('is not asked for again when something else is wrong', async () => {
    const { ask, wait, waits } = asking(refused('resting', 30), RESULT);
    expect(await pollUntilMarked(ask, wait)).toMatchObject({ ok: false, failure: { code: 'resting' } });
    expect(waits).toEqual([]);
  });

  it('is not asked for again when nobody waits any more', async () => {
    const busy = () => refused('being-marked', null);
    const { ask, wait } = asking(busy(), busy(), busy(), RESULT);
    expect(await pollUntilMarked(ask, wait)).toBeNull();
  });
});
