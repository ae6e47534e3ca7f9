import { describe, expect, it } from 'vitest';
import { describeCost, formatCost } from './cost-estimate.ts';
import {
  amountFrom,
  budgetState,
  dataPlanFrom,
  NO_DATA_PLAN,
  ownRandPerByte,
  TOO_MUCH,
} from './data-plan.ts';

const MEGABYTE = 1024 * 1024;
const ofMegabytes = (budgetMegabytes: number) => ({ ...NO_DATA_PLAN, budgetMegabytes });

describe('a monthly budget', () => {
  it.each([
    [0, 'within'],
    [80 * MEGABYTE - 1, 'within'],
    [80 * MEGABYTE, 'near'],
    [100 * MEGABYTE - 1, 'near'],
    [100 * MEGABYTE, 'over'],
  ])('of 100 MB with %i bytes used is %s', (bytes, state) => {
    expect(budgetState(bytes, ofMegabytes(100))).toBe(state);
  });

  it('that nobody has set is empty', () => {
    expect(budgetState(1e12, NO_DATA_PLAN)).toBeNull();
  });
});

describe('the own bundle', () => {
  it('decides what bytes cost', () => {
    const rate = ownRandPerByte({ budgetMegabytes: null, bundle: { rand: 29, megabytes: 1024 } });
    expect(formatCost(1024 * MEGABYTE, rate)).toBe('R29.00');
    expect(describeCost(MEGABYTE, rate)).toBe('R0.03');
  });

  it('that nobody has named leaves the price of the specification', () => {
    expect(formatCost(MEGABYTE, ownRandPerByte(NO_DATA_PLAN))).toBe('R0.10');
  });
});

it.each([
  ['', null],
  [' 50 ', 50],
  ['1,5', 1.5],
  ['0', Number.NaN],
  ['-3', Number.NaN],
  ['many', Number.NaN],
  ['101', TOO_MUCH],
])('%j is read as %d', (typed, amount) => {
  expect(amountFrom(typed, 100)).toBe(amount);
});

it.each([
  [null],
  ['x'],
  [{ budgetMegabytes: -1, bundle: { rand: 5 } }],
  [{ budgetMegabytes: '5', bundle: { rand: 0, megabytes: 5 } }],
])('of %j nothing is taken', (stored) => {
  expect(dataPlanFrom(stored)).toEqual(NO_DATA_PLAN);
});

it('a given plan is used', () => {
  const plan = { budgetMegabytes: 50, bundle: { rand: 85, megabytes: 1024 } };
  expect(dataPlanFrom(plan)).toEqual(plan);
});
