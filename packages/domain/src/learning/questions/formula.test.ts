import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFormula } from './formula.ts';

describe('a formula', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 4 - 3', 3],
    ['24 / 4 / 2', 3],
    ['-price + 30', 18],
    ['price * share / 100', 3],
    ['7 % 3', 1],
    ['round(2.345, 2)', 2.35],
    ['round(39.425, 2)', 39.43],
    ['round(1.005, 2)', 1.01],
    ['round(7 / 2)', 4],
    ['floor(7 / 2)', 3],
    ['max(price, share, 2) - min(price, share)', 13],
    ['0.1 + 0.2 == 0.3', 1],
    ['0.1 + 0.2 > 0.3', 0],
    ['price != 12', 0],
    ['price + 1 <= share', 1],
  ])('%s is %d', (text, value) => {
    expect(parseFormula(text).of({ price: 12, share: 25 })).toBeCloseTo(value, 12);
  });

  it('returns the names that it needs', () => {
    expect(parseFormula('round(a / b, 1) + a').names).toEqual(['a', 'b']);
  });

  it.each(['', '1 +', '(1', '1 2', 'sqrt(4)', '2 ** 3', 'a; b', 'a.b', 'a["b"]', '1 + )'])(
    '%j is refused',
    (text) => {
      expect(() => parseFormula(text)).toThrow(SyntaxError);
    },
  );

  it('knows no name that was not given, not even one of every object', () => {
    expect(parseFormula('constructor').of({})).toBeNaN();
    expect(() => parseFormula('constructor(1)')).toThrow('There is no function constructor.');
  });

  it('adds and multiplies as numbers do', () => {
    const number = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        expect(parseFormula('a + b * c - (a - b)').of({ a, b, c })).toBe(a + b * c - (a - b));
      }),
    );
  });
});
