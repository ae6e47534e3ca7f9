/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

/** The same items in a random order, each order equally likely. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

/** The items of one attempt: so many different ones of the bank, in a random order. */
export function drawItems<Item>(bank: readonly Item[], pick: number, random: Random): Item[] {
  return shuffled(bank, random).slice(0, pick);
}
