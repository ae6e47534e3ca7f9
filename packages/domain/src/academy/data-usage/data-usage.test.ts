import { describe, expect, it } from 'vitest';
import { formatByteSize } from './byte-size.ts';
import { costInRand, describeCost, formatCost } from './cost-estimate.ts';

const MEGABYTE = 1_048_576;

describe('byte sizes', () => {
  it.each([
    [0, '0.0 B'],
    [1023, '1023.0 B'],
    [1024, '1.0 KB'],
    [1536, '1.5 KB'],
    [196_608, '192.0 KB'],
    [MEGABYTE - 1, '1.0 MB'],
    [MEGABYTE, '1.0 MB'],
    [1_073_741_824, '1.0 GB'],
    [1_073_741_824 * 1024, '1024.0 GB'],
  ])('AGENT-46 writes %i bytes as %s', (bytes, written) => {
    expect(formatByteSize(bytes)).toBe(written);
  });
});

describe('estimated cost', () => {
  it('is about ten cents for a megabyte and grows in proportion', () => {
    expect(costInRand(MEGABYTE)).toBeCloseTo(0.097, 3);
    expect(costInRand(10 * MEGABYTE)).toBeCloseTo(10 * costInRand(MEGABYTE), 10);
  });

  it.each([
    [0, 'R0.00'],
    [196_608, 'R0.02'],
    [MEGABYTE, 'R0.10'],
    [1_000_000_000, 'R92.50'],
  ])('AGENT-47 writes the cost of %i bytes as %s', (bytes, written) => {
    expect(formatCost(bytes)).toBe(written);
  });

  it.each([
    [0, 'R0.00'],
    [1, 'less than R0.01'],
    [54_000, 'less than R0.01'],
    [54_100, 'R0.01'],
    [196_608, 'R0.02'],
  ])('says of %i bytes: %s', (bytes, words) => {
    expect(describeCost(bytes)).toBe(words);
  });
});
