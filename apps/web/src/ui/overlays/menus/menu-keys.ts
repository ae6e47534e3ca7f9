/** 1§10: letters typed within a second of each other form one word. */
const WORD_ENDS_AFTER_MS = 1000;

export interface TypedWord {
  readonly letters: string;
  readonly atMs: number;
}

export function typedWord(before: TypedWord, letter: string, nowMs: number): TypedWord {
  const isNew = nowMs - before.atMs >= WORD_ENDS_AFTER_MS;
  return { letters: (isNew ? '' : before.letters) + letter.toLowerCase(), atMs: nowMs };
}

/**
 * The next entry that starts with the letters, from the current one on and wrapping around. Repeating one letter goes
 * to the next match.
 */
export function entryByLetters(labels: readonly string[], current: number, letters: string): number | null {
  const first = letters.charAt(0);
  const prefix = letters === first.repeat(letters.length) ? first : letters;
  const start = current + (prefix.length === 1 ? 1 : 0);
  const order = labels.map((_, step) => (Math.max(0, start) + step) % labels.length);
  return order.find((index) => labels[index]?.toLowerCase().startsWith(prefix)) ?? null;
}

/** The entry that an arrow, Home or End leads to; null for any other key. -1 is before the first entry. */
export function entryByKey(key: string, current: number, count: number): number | null {
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
