import { expect, it } from 'vitest';
import { gelu } from './gelu.ts';

it('gelu is x times the normal distribution function of x', () => {
  const values = Float32Array.from([-9, -1, -0.123, 0, 0.5, 3, 9]);
  gelu(values);
  const expected = [0, -0.158655, -0.055479, 0, 0.345731, 2.99595, 9];
  for (const [index, value] of expected.entries()) expect(values[index]).toBeCloseTo(value, 4);
});
