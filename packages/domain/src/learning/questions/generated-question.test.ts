import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawNumbers,
  exampleNumbers,
  type Generated,
  setsOfNumbers,
  withNumbers,
} from './generated-question.ts';
import { markAnswer } from './mark-answer.ts';
import { seededRandom } from './seeded-random.ts';

const SUM: Generated = {
  template: {
    id: 'sum',
    kind: 'number',
    askHtml: '{{count}} loaves at R{{ price }} each?',
    showHtml: '<p>{{nothing}}</p>',
    answer: 0,
    tolerance: 0,
    unit: null,
    whyHtml: 'R{{answer}}.',
    near: [{ answer: 0, whyHtml: 'You added {{count}}.' }],
  },
  generator: {
    draw: [
      { name: 'count', values: [2, 3, 4] },
      { name: 'price', values: [5, 12.5, 20_000] },
    ],
    formulas: [
      { name: 'half', formula: 'price / 2' },
      { name: 'answer', formula: 'count * half * 2' },
    ],
    where: ['count != 4'],
    near: ['count + price'],
  },
};

describe('a question that draws its numbers', () => {
  it('has every set of numbers that may go together, with what follows', () => {
    const sets = setsOfNumbers(SUM.generator);
    expect(sets).toHaveLength(6);
    expect(sets[1]).toEqual({ count: 2, price: 12.5, half: 6.25, answer: 25 });
  });

  it('is asked, answered and explained with the numbers of the attempt', () => {
    const question = withNumbers(SUM, { count: 2, price: 20_000, half: 10_000, answer: 40_000 });
    expect(question).toEqual({
      ...SUM.template,
      askHtml: '2 loaves at R20\u00a0000 each?',
      answer: 40_000,
      whyHtml: 'R40\u00a0000.',
      near: [{ answer: 20_002, whyHtml: 'You added 2.' }],
    });
  });

  it('marks the answer to its own numbers, and no other', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const numbers = drawNumbers(SUM.generator, seededRandom(seed));
        const question = withNumbers(SUM, numbers);
        const { count = 0, price = 0 } = numbers;
        const isRight = (value: number) => markAnswer(question, { kind: 'number', value }).isRight;
        expect(isRight(count * price)).toBe(true);
        expect(isRight(count * price + 1)).toBe(false);
      }),
    );
  });

  it('leaves no dust of decimal sums', () => {
    const generator = { ...SUM.generator, near: ['0.1 + 0.2'] };
    const question = withNumbers({ ...SUM, generator }, { count: 3, price: 0.1, answer: 0.1 * 3 });
    expect(question).toMatchObject({ answer: 0.3, whyHtml: 'R0.3.', near: [{ answer: 0.3 }] });
  });

  it('names its options by their text, so that an id reveals nothing', () => {
    const option = (id: string, html: string, isRight: boolean) => ({ id, html, isRight, whyHtml: '' });
    const choice: Generated = {
      template: {
        id: 'choice',
        kind: 'one',
        askHtml: '',
        showHtml: null,
        options: [
          option('0', 'R{{answer}}', true),
          option('1', 'R{{price}}', false),
          option('2', 'R{{count}}', false),
        ],
      },
      generator: { ...SUM.generator, near: [] },
    };
    const ids = (numbers: Record<string, number>) => {
      const question = withNumbers(choice, numbers);
      return question.kind === 'one' ? question.options.map(({ id }) => id) : [];
    };
    expect(ids({ answer: 9, price: 5, count: 2 })).toEqual(['2', '1', '0']);
    expect(ids({ answer: 3, price: 5, count: 7 })).toEqual(['0', '1', '2']);
  });

  it('has an example that stays the same, and none where nothing can be drawn', () => {
    expect(exampleNumbers(SUM.generator)).toEqual({ count: 2, price: 5, half: 2.5, answer: 10 });
    const never = { ...SUM.generator, where: ['1 > 2'] };
    expect(exampleNumbers(never)).toBeNull();
    expect(() => drawNumbers(never, () => 0)).toThrow('No numbers');
  });
});
