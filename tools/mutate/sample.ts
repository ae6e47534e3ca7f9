/** A random part of the items, the same for the same seed, in their order. */
export function sample<T>(items: readonly T[], size: number, seed: number): T[] {
  const random = randomFrom(seed);
  const numbers = items.map((_, index) => index);
  // Fisher and Yates, only as far as needed.
  const taken = Math.min(size, numbers.length);
  for (let index = 0; index < taken; index += 1) {
    const other = index + Math.floor(random() * (numbers.length - index));
    [numbers[index], numbers[other]] = [numbers[other] ?? 0, numbers[index] ?? 0];
  }
  const chosen = new Set(numbers.slice(0, taken));
  return items.filter((_, index) => chosen.has(index));
}

/** mulberry32 */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
