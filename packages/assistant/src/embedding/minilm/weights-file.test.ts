import { expect, it } from 'vitest';
import { float16ToNumber } from './weights-file.ts';

it.each([
  [0x0000, 0],
  [0x3c00, 1],
  [0xc000, -2],
  [0x3555, 0.333251953125],
  [0x0001, 2 ** -24],
  [0x7bff, 65504],
])('the half-precision bits %i are %f', (bits, number) => {
  expect(float16ToNumber(bits)).toBe(number);
});
