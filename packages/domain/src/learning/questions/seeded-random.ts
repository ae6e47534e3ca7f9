import type { Random } from './draw-items.ts';

/** A hash of a text, the same on every device: FNV-1a. */
export function fingerprintOf(text: string): number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return state;
}

/**
 * The same numbers for the same words, on every device: mulberry32, seeded with their hash. For practice, never for
 * marks: anyone who knows the words can predict the numbers.
 */
export function seededRandom(seed: string): Random {
  let state = fingerprintOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
