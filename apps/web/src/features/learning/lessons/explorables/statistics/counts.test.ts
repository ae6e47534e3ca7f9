import { describe, expect, it } from 'vitest';
import { momentsOf, programFor } from '../loop-stepper.ts';
import { clamp, count, dotsPath, pathOf, scale } from '../plot.ts';
import { outcomesOf } from './confusion-map.ts';
import { draggedTo, lineEnd, meanOf, medianOf, movedByKey, PAY } from './mean-median.ts';
import { guessedRight } from './proxy-finder.ts';
import { placesOf, thousandPeople } from './thousand-dots.ts';
import { countsAt, piles, WITH_TB, WITHOUT_TB } from './threshold.ts';

describe('the limit', () => {
  it('gives the two tables of the lesson, and trades one error for the other', () => {
    expect(WITH_TB.length + WITHOUT_TB.length).toBe(100);
    expect(countsAt(40)).toEqual({ hits: 7, misses: 1, falseAlarms: 13, correctNo: 79 });
    expect(countsAt(70)).toEqual({ hits: 4, misses: 4, falseAlarms: 4, correctNo: 88 });
    expect(countsAt(25)).toMatchObject({ misses: 0 });
    for (let limit = 20; limit < 95; limit += 1) {
      const [here, next] = [countsAt(limit), countsAt(limit + 1)];
      expect(next.misses).toBeGreaterThanOrEqual(here.misses);
      expect(next.falseAlarms).toBeLessThanOrEqual(here.falseAlarms);
    }
  });

  it('piles up patients who score alike', () => {
    expect(piles([1, 2, 9])).toEqual([
      { score: 2, level: 0 },
      { score: 2, level: 1 },
      { score: 10, level: 0 },
    ]);
  });
});

describe('a thousand people', () => {
  it('are counted as in the lesson', () => {
    expect(thousandPeople(10, 90)).toEqual({
      ill: 10,
      found: 9,
      missed: 1,
      falseAlarms: 99,
      cleared: 891,
      rightOfHundred: 8,
    });
    expect(thousandPeople(0, 100).rightOfHundred).toBeNull();
  });

  it('are laid out in rows of forty', () => {
    expect(placesOf(0, 1000)).toHaveLength(1000);
    expect(placesOf(39, 41).map(([, y]) => y)).toEqual([5, 12.4]);
    expect(placesOf(5, 5)).toEqual([]);
  });
});

describe('mean and median', () => {
  it('are those of the firm in the lesson', () => {
    expect([meanOf(PAY), medianOf(PAY)]).toEqual([76, 75]);
    expect([meanOf([...PAY, 520]), medianOf([...PAY, 520])]).toEqual([150, 77.5]);
  });

  it('move with the keys and stay on the line', () => {
    expect(lineEnd(PAY)).toBe(300);
    expect(movedByKey(10, 'ArrowRight', 100)).toBe(11);
    expect(movedByKey(0, 'ArrowLeft', 100)).toBe(0);
    expect(movedByKey(10, 'End', 100)).toBe(100);
    expect(movedByKey(10, 'Tab', 100)).toBeNull();
  });

  it('have no dust of binary fractions behind the comma', () => {
    expect(draggedTo(0.299, 2)).toBe(0.3);
    expect([draggedTo(-4, 2), draggedTo(9, 2)]).toEqual([0, 2]);
    expect([meanOf([0.1, 0.2, 0.2]), medianOf([0.1, 0.2])]).toEqual([0.17, 0.15]);
  });
});

describe('a stand-in', () => {
  it('gives the removed column away where others do not', () => {
    expect([guessedRight('typing'), guessedRight('gap'), guessedRight('near')]).toEqual([4, 7, 4]);
  });
});

describe('the map of outcomes', () => {
  it('holds a thousand payments, and shows that accuracy can hide a useless model', () => {
    const { hits, misses, falseAlarms, correctNo } = outcomesOf(100, 80, 10);
    expect([hits, misses, falseAlarms, correctNo]).toEqual([80, 20, 90, 810]);
    expect(outcomesOf(10, 0, 0)).toMatchObject({ accuracy: 99, precision: null });
  });
});

describe('a loop, step by step', () => {
  it('runs the lines in their order and prints the sum', () => {
    const moments = momentsOf([12, 30]);
    expect(moments.map(({ line }) => line)).toEqual([0, 1, 2, 3, 2, 3, 4]);
    expect(moments.map(({ total }) => total)).toEqual([null, 0, 0, 12, 12, 42, 42]);
    expect(moments.at(-1)?.printed).toBe(42);
    expect(momentsOf([0.1, 0.2]).at(-1)?.printed).toBe(0.3);
    expect(programFor([12, 30])[0]).toBe('prices = [12, 30]');
  });
});

describe('a drawing', () => {
  it('scales, joins and dots', () => {
    expect(scale([0, 10], [0, 300])(5)).toBe(150);
    expect(clamp(12, 0, 10)).toBe(10);
    expect(count(1, 'miss', 'misses')).toBe('1 miss');
    expect(
      pathOf([
        [0, 1],
        [2, 3],
      ]),
    ).toBe('M0 1L2 3');
    expect(dotsPath([[4, 5]])).toBe('M4 5h0');
  });
});
