import { expect, it } from 'vitest';
import { busyTicks } from './machine-time.ts';

it('counts what the processors worked, not what they waited or lent away', () => {
  const stat = 'cpu  100 20 30 4000 500 6 7 8000 9 0\ncpu0 1 1 1 1 1 1 1 1 1 0\n';
  expect(busyTicks(stat)).toBe(100 + 20 + 30 + 6 + 7);
});
