export interface Fruit {
  readonly size: number;
  readonly sweet: number;
  readonly kind: 'lemon' | 'orange';
}

/** Fruit on a stall in Tzaneen (invented): size and sweetness from 0 to 10, with one oddly sweet lemon among them. */
export const FRUIT: readonly Fruit[] = [
  { size: 2, sweet: 1.5, kind: 'lemon' },
  { size: 3, sweet: 3, kind: 'lemon' },
  { size: 1.5, sweet: 3.5, kind: 'lemon' },
  { size: 4, sweet: 1.8, kind: 'lemon' },
  { size: 3.8, sweet: 4.4, kind: 'lemon' },
  { size: 7, sweet: 7, kind: 'lemon' },
  { size: 6, sweet: 6.2, kind: 'orange' },
  { size: 7.4, sweet: 8.2, kind: 'orange' },
  { size: 8.4, sweet: 6.6, kind: 'orange' },
  { size: 5.6, sweet: 7.8, kind: 'orange' },
  { size: 8.8, sweet: 8.6, kind: 'orange' },
  { size: 6.6, sweet: 5, kind: 'orange' },
];

/** The k points closest to a position; ties are resolved by list order. */
export function nearest(size: number, sweet: number, k: number): Fruit[] {
  const distance = (fruit: Fruit) => Math.hypot(fruit.size - size, fruit.sweet - sweet);
  return FRUIT.toSorted((one, other) => distance(one) - distance(other)).slice(0, k);
}

export function vote(neighbours: readonly Fruit[]) {
  const lemons = neighbours.filter(({ kind }) => kind === 'lemon').length;
  const oranges = neighbours.length - lemons;
  return { lemons, oranges, winner: lemons > oranges ? ('lemon' as const) : ('orange' as const) };
}
