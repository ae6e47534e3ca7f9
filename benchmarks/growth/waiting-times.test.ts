import { describe, expect, it } from 'vitest';
import { read } from './hot-calls.ts';
import { measureWaiting, waitingTable } from './waiting-times.ts';

const row = (small: number, large: number) => ({
  name: 'GET /api/coins',
  small: [small],
  large: [large],
});

describe('the table of waiting times', () => {
  it.each([
    [2, 6, '3.0 |  ≤ 3 |'],
    [2, 7, '3.5 | ≤ 3, not yet |'],
  ])('judges %i ms against %i ms', (small, large, end) => {
    expect(
      waitingTable([row(small, large)], 1000, 1_000_000)
        .split('\n')
        .at(-1),
    ).toContain(end);
  });

  it('asks both academies equally often, each of them first in every other turn', async () => {
    const calls: string[] = [];
    const ask = (name: string) => async () => calls.push(name);
    await measureWaiting([read('/api/coins')], [ask('small'), ask('large')], 2);
    expect(calls).toEqual(['small', 'large', 'large', 'small']);
  });
});
