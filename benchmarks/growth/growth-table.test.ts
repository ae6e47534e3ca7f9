import { describe, expect, it } from 'vitest';
import { type GrowthRow, growthTable } from './growth-table.ts';

const row = (more: Partial<GrowthRow>): GrowthRow => ({
  name: 'GET /api/auth/user',
  statements: 1,
  small: { ms: 0.1, pages: 10 },
  large: { ms: 0.15, pages: 14 },
  scanned: [],
  ...more,
});
const verdictOf = (more: Partial<GrowthRow>) =>
  growthTable([row(more)], 1000, 1_000_000)
    .split('\n')
    .at(-1)
    ?.split('|')
    .at(-2)
    ?.trim();

describe('the table of growth', () => {
  it('shows both sizes and how many times more the larger one costs', () => {
    expect(growthTable([row({})], 1000, 1_000_000)).toContain(
      '0.10 |         0.15 | 1.5 |    10 |  14 | 1.4',
    );
  });

  it('calls flat what costs at most twice as much', () => {
    expect(verdictOf({})).toBe('index, flat');
    expect(verdictOf({ large: { ms: 0.5, pages: 300 } })).toBe('grows');
  });

  it('names the tables that are read from end to end, however cheap that was', () => {
    expect(verdictOf({ scanned: ['users'] })).toBe('scans users');
  });
});
