import { toHundredths } from './plot.ts';

export const PRICES: readonly number[] = [12, 30, 8];

/** The program as displayed; `prices` contains the values. */
export function programFor(values: readonly number[]): string[] {
  return [
    `prices = [${values.join(', ')}]`,
    'total = 0',
    'for price in prices:',
    '    total = total + price',
    'print(total)',
  ];
}

export interface Moment {
  /** The line that has run, from 0. */
  readonly line: number;
  /** The index of the loop's current value; null outside the loop. */
  readonly index: number | null;
  readonly price: number | null;
  readonly total: number | null;
  readonly printed: number | null;
  readonly says: string;
}

/** The steps of the program, line by line. */
export function momentsOf(values: readonly number[]): Moment[] {
  const outside = { index: null, price: null, printed: null };
  let total = 0;
  const turns = values.flatMap((price, index): Moment[] => {
    const before = total;
    total = toHundredths(total + price);
    const inside = { index, price, printed: null };
    return [
      {
        ...inside,
        line: 2,
        total: before,
        says: `The loop takes value ${index + 1}: price is now ${price}.`,
      },
      { ...inside, line: 3, total, says: `total becomes ${before} + ${price} = ${total}.` },
    ];
  });
  return [
    { ...outside, line: 0, total: null, says: 'The list is there.' },
    { ...outside, line: 1, total: 0, says: 'total begins at 0.' },
    ...turns,
    { ...outside, line: 4, total, printed: total, says: `The list is used up. The program prints ${total}.` },
  ];
}
