import { describe, expect, it } from 'vitest';
import { shuffled } from './draw-items.ts';
import { publicQuestion } from './public-question.ts';
import type { Question } from './question.ts';
import { readNumber } from './read-number.ts';

/** Repeats its numbers for ever. */
function sequence(...numbers: number[]): () => number {
  let next = 0;
  return () => numbers[next++ % numbers.length] ?? 0;
}

describe('shuffling', () => {
  it('keeps every item once and leaves the given list alone', () => {
    const items = ['a', 'b', 'c', 'd'];
    expect(shuffled(items, sequence(0.9, 0.1, 0.5)).toSorted()).toEqual(items);
    expect(items).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    [0, ['a', 'b', 'c']],
    [0.999_999, ['c', 'b', 'a']],
  ])('takes the item that chance names: %d', (number, order) => {
    expect(shuffled(['a', 'b', 'c'], () => number)).toEqual(order);
  });

  it('reaches every order', () => {
    const orders = new Set<string>();
    for (const first of [0, 0.4, 0.8])
      for (const second of [0, 0.6])
        orders.add(shuffled(['a', 'b', 'c'], sequence(first, second, 0)).join(''));
    expect(orders.size).toBe(6);
  });

  it('shuffles nothing and one', () => {
    expect(shuffled([], () => 0.5)).toEqual([]);
    expect(shuffled(['a'], () => 0.5)).toEqual(['a']);
  });
});

describe('the public form of a question', () => {
  const base = { id: 'q', askHtml: 'Which?', showHtml: '<p>Look</p>' };
  const option = (id: string) => ({ id, html: `text ${id}`, isRight: id === '1', whyHtml: `SECRET ${id}` });
  const choice = (id: string) => ({ id, html: `text ${id}` });
  const secret = { whyHtml: 'SECRET', near: [] };
  const questions: Question[] = [
    { ...base, kind: 'one', options: ['0', '1', '2'].map(option) },
    { ...base, kind: 'many', choose: 1, options: ['0', '1', '2'].map(option) },
    { ...base, kind: 'order', steps: ['2', '0', '1'].map(choice), whyHtml: 'SECRET' },
    {
      ...base,
      kind: 'match',
      lefts: [choice('0')],
      rights: [choice('0')],
      pairs: [{ left: '0', right: '0' }],
      whyHtml: 'SECRET',
    },
    { ...base, ...secret, kind: 'number', answer: 42, tolerance: 0, unit: 'km' },
    { ...base, ...secret, kind: 'output', codeHtml: '<pre></pre>', answer: 'SECRET' },
    { ...base, kind: 'judge', faults: ['0', '1'].map(option), repairs: ['0', '1'].map(option) },
    {
      ...base,
      kind: 'code',
      uses: ['stats'],
      starter: 'pass',
      solution: 'SECRET',
      hidden: [{ name: 'SECRET', call: 'SECRET', gives: 'SECRET' }],
    },
  ];

  it.each(questions)('reveals no answer of $kind', (question) => {
    const form = publicQuestion(question, () => 0.7);
    expect(form).toMatchObject({ ...base, kind: question.kind });
    expect(JSON.stringify(form)).not.toMatch(/SECRET|isRight|answer|tolerance|"pairs"|42/);
  });

  it('shuffles what is chosen or ordered and keeps the ids with their texts', () => {
    const [one, , order] = questions.map((question) => publicQuestion(question, () => 0.999));
    expect(one).toMatchObject({ options: ['2', '1', '0'].map(choice) });
    expect(order).toMatchObject({ steps: ['1', '0', '2'].map(choice) });
  });
});

describe('a typed number', () => {
  it.each([
    ['42', 42],
    [' -7 ', -7],
    ['−7', -7],
    ['0.25', 0.25],
    ['0,25', 0.25],
    ['0,125', 0.125],
    ['R1 500', 1500],
    ['r 18,50', 18.5],
    ['1,500', 1500],
    ['1,500.25', 1500.25],
    ['12 000 000', 12_000_000],
    ['80 %', 80],
    ['5.', 5],
    ['.5', 0.5],
    ['', null],
    ['-', null],
    ['abc', null],
    ['1.2.3', null],
    ['1e5', null],
    ['Infinity', null],
  ])('reads %j as %s', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });
});
