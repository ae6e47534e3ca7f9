import { describe, expect, it } from 'vitest';
import { evaluate, sizeOf } from './run-python.ts';

describe('stats', () => {
  it.each([
    ['stats.mean([1, 2, 3, 4])', '2.5'],
    ['stats.mean([7])', '7.0'],
    ['stats.median([3, 1, 2])', '2'],
    ['stats.median([4, 1, 2, 3])', '2.5'],
    ['stats.median([9])', '9'],
    ['stats.mode([2, 1, 1, 2])', '2'],
    ['stats.counts(["b", "a", "c", "a", "b"])', "[('b', 2), ('a', 2), ('c', 1)]"],
    ['stats.counts([None, 1, None])', '[(None, 2), (1, 1)]'],
    ['stats.counts([])', '[]'],
    ['stats.spread([3, 9, 5])', '6'],
    ['stats.variance([1, 3])', '1.0'],
    ['stats.variance([1, 3], sample=True)', '2.0'],
    ['stats.sd([2, 6])', '2.0'],
    ['stats.quantile([10, 20, 30], 0.25)', '15.0'],
    ['stats.quantile([10, 20, 30], 1)', '30'],
    ['stats.standardise([2, 6])', '[-1.0, 1.0]'],
    ['stats.scale01([10, 20, 15])', '[0.0, 1.0, 0.5]'],
    ['stats.scale01([3, 3])', '[0.0, 0.0]'],
    ['round(stats.correlation([1, 2, 3], [6, 4, 2]), 9)', '-1.0'],
    ['stats.line([0, 1, 2], [1, 3, 5])', '(2.0, 1.0)'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it.each([
    ['stats.accuracy([1, 0, 1, 1], [1, 0, 0, 1])', '0.75'],
    ['stats.confusion([1, 1, 0, 0, 1], [1, 0, 1, 0, 1])', '(2, 1, 1, 1)'],
    ['stats.confusion(["spam", "fine"], ["spam", "spam"], "spam")', '(1, 1, 0, 0)'],
    ['stats.precision([1, 0], [1, 1])', '0.5'],
    ['stats.recall([1, 1], [1, 0])', '0.5'],
    ['stats.precision([0], [0])', '0.0'],
    ['stats.recall([0], [0])', '0.0'],
    ['stats.f1([0], [0])', '0.0'],
    ['stats.f1([1, 1], [1, 1])', '1.0'],
    ['stats.mae([1, 2], [2, 4])', '1.5'],
    ['stats.rmse([0, 0], [3, 3])', '3.0'],
  ])('marks a model: %s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it.each([
    ['stats.mean([])', 'ValueError: need at least 1 value(s).'],
    ['stats.mode([])', 'ValueError: need at least 1 value(s).'],
    ['stats.variance([1], sample=True)', 'ValueError: need at least 2 value(s).'],
    ['stats.line([1], [2])', 'ValueError: need at least 2 value(s).'],
    ['stats.mean(5)', 'TypeError: need a list of values, but got 5.'],
    ['stats.mean([1, "2"])', "TypeError: value 2 is not a number: '2'."],
    ['stats.mean([1, None])', 'ValueError: value 2 is missing (None); leave it out first.'],
    ['stats.quantile([1], 2)', 'ValueError: q must be between 0 and 1, but is 2.'],
    ['stats.standardise([4, 4])', 'ValueError: all values are equal, so their standard deviation is 0.'],
    ['stats.accuracy([1], [1, 2])', 'ValueError: the two lists differ in length: 1 and 2.'],
    ['stats.line([2, 2], [1, 3])', 'ValueError: all x values are equal, so no line can be found.'],
    ['stats.sample([1, 2], 3)', 'ValueError: cannot take 3 of 2 item(s).'],
    ['stats.split([1])', 'ValueError: need at least 2 value(s).'],
    ['stats.split([1, 2], test=1)', 'ValueError: test must be a share between 0 and 1, but is 1.'],
  ])('refuses %s with a sentence', (expression, sentence) => {
    expect(evaluate(expression)).toBe(sentence);
  });

  it('draws the same with the same seed and something else with the next', () => {
    const shuffle = (seed: number) => evaluate(`stats.shuffled(range(20), seed=${seed})`);
    expect(shuffle(1)).toBe(shuffle(1));
    expect(shuffle(1)).not.toBe(shuffle(2));
  });

  it('shuffles without losing an item or changing the list', () => {
    expect(evaluate('(sorted(stats.shuffled(x, 3)), x)', 'x = [3, 1, 2]')).toBe('([1, 2, 3], [3, 1, 2])');
  });

  it.each([
    [10, 0.2, '(8, 2)'],
    [2, 0.1, '(1, 1)'],
    [3, 0.9, '(1, 2)'],
  ])('splits %i items with test=%d into %s', (count, share, sizes) => {
    const setup = `train, test = stats.split(range(${count}), test=${share})`;
    expect(evaluate('(len(train), len(test))', setup)).toBe(sizes);
  });

  it('draws from a bell curve', () => {
    const setup = 'import random\nrandom.seed(4)\nxs = [stats.normal(100, 15) for _ in range(500)]';
    expect(evaluate('(95 < stats.mean(xs) < 105, 12 < stats.sd(xs) < 18)', setup)).toBe('(True, True)');
  });
});

describe('every module for learners', () => {
  it.each(['stats', 'table', 'plot', 'nn'])('%s stays under 6 kB', (helper) => {
    expect(sizeOf(helper)).toBeLessThan(6 * 1024);
  });
});
