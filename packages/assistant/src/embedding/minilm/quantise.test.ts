import { expect, it } from 'vitest';
import { lengthOf, scaleOf } from './quantise.ts';

it('with the scale of a row no value leaves 16 bits, and no product with the longest row 32 bits', () => {
  const width = 1536;
  const even = new Float32Array(width).fill(3);
  const single = new Float32Array(width).fill(7, width - 1);
  for (const row of [even, single])
    for (const longest of [4095, 4095 * Math.sqrt(width)]) {
      const length = lengthOf(row, 0, width);
      const scale = scaleOf(length, longest);
      expect((length / scale) * longest).toBeLessThan(2 ** 31);
      expect(Math.max(...row) / scale).toBeLessThanOrEqual(32_767);
    }
  expect(scaleOf(0, 4095)).toBe(1);
});
