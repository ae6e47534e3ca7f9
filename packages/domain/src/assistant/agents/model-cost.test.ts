import { describe, expect, it } from 'vitest';
import { settledTokens } from './model-cost.ts';

const RESERVED = { in: 1000, out: 500 };

describe('what a call of a language model is booked as', () => {
  it.each([
    ['what was counted', { in: 900, out: 60 }, { in: 900, out: 60 }, false],
    ['no more than was reserved, in either direction', { in: 1200, out: 20 }, { in: 1000, out: 20 }, false],
    ['all of it, where the answer was as long as it could be', { in: 12_000, out: 7000 }, RESERVED, false],
    ['what was reserved, where the count of the question cannot be', { in: 12_001, out: 1 }, RESERVED, true],
    ['what was reserved, where the count of the answer cannot be', { in: 1, out: 7001 }, RESERVED, true],
    ['what was reserved, where both are absurd', { in: 1e9, out: 1e300 }, RESERVED, true],
  ])('%s', (_what, counted, tokens, isFalse) => {
    expect(settledTokens(counted, RESERVED)).toEqual({ tokens, isFalse });
  });
});
