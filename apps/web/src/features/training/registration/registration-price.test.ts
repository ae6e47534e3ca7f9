import { describe, expect, it } from 'vitest';
import { isPaid, registrationPrice } from './registration-price.ts';

describe('the price of a registration (2§3, 2§4)', () => {
  it.each([
    ['a number', { price: 1800, pricing: 950 }, 950, 950],
    ['a number of 0', { price: 1800, pricing: 0 }, 0, 0],
    [
      'current beside original',
      { price: 1800, pricing: { currentPrice: 1170, originalPrice: 1800 } },
      1170,
      1800,
    ],
    ['absent', { price: 2500 }, 2500, 2500],
    ['absent, with the course free', { price: 0 }, 0, 0],
    ['absent, with no price of its own', { price: null }, 1800, 1800],
  ])('TRAIN-23 with pricing %s', (_, course, currentInRand, originalInRand) => {
    expect(registrationPrice(course)).toEqual({ currentInRand, originalInRand });
  });

  it.each([
    [0, false],
    [1, true],
    [1800, true],
  ])('TRAIN-24 of R%i asks for payment: %s', (currentInRand, asks) => {
    expect(isPaid({ currentInRand, originalInRand: currentInRand })).toBe(asks);
  });
});
