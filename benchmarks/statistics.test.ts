import { describe, expect, it } from 'vitest';
import { median, percentile } from './statistics.ts';

describe('the median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[1, 9, 3, 5], 4],
    [[], 0],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  it.each([
    [0.5, 51],
    [0.99, 100],
    [1, 100],
  ])('%d of one to a hundred is %d', (share, value) => {
    expect(percentile(hundred, share)).toBe(value);
  });
});
