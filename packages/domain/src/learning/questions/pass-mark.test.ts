import { describe, expect, it } from 'vitest';
import { chanceToPass, isPass, passMark } from './pass-mark.ts';

describe('pass mark', () => {
  it.each([
    [8, 6],
    [9, 6],
    [10, 7],
    [12, 9],
    [20, 15],
    [25, 19],
    [1, 1],
    [5, 3],
  ])('of %i questions is %i', (total, mark) => {
    expect(passMark(total)).toBe(mark);
  });

  it.each([
    [6, 8, true],
    [5, 8, false],
    [14, 20, false],
    [15, 20, true],
    [0, 0, false],
  ])('%i of %i is a pass: %s', (right, total, isPassed) => {
    expect(isPass(right, total)).toBe(isPassed);
  });

  it('is the most that a learner of 80 % reaches in four of five attempts', () => {
    for (let total = 1; total <= 40; total += 1) {
      const mark = passMark(total);
      const chanceAt = (bar: number) => chanceToPass({ total, mark: bar, bank: 2 * total });
      expect(chanceAt(mark)).toBeGreaterThan(0.8 - 1e-9);
      expect(chanceAt(mark + 1)).toBeLessThan(0.8);
    }
  });
});

describe('the chance to pass', () => {
  it('counts draws: 16 of 20 known, 8 drawn, 6 wanted', () => {
    // 125 970 draws; in 19 292 of them at least three of the four unknown items come up.
    expect(chanceToPass({ total: 8, mark: 6, bank: 20 })).toBeCloseTo(1 - 19_292 / 125_970, 12);
  });

  it('lies between two whole numbers of items: 12.8 of 16', () => {
    const twelve = 1 - (4 * 792 + 495) / 12_870;
    const thirteen = 1 - 1287 / 12_870;
    expect(chanceToPass({ total: 8, mark: 6, bank: 16 })).toBeCloseTo(0.2 * twelve + 0.8 * thirteen, 12);
  });

  it('is zero for a learner who knows nothing, and one for a learner who knows everything', () => {
    expect(chanceToPass({ total: 8, mark: 6, bank: 16, mastery: 0 })).toBe(0);
    expect(chanceToPass({ total: 8, mark: 6, bank: 16, mastery: 1 })).toBeCloseTo(1, 12);
  });
});
