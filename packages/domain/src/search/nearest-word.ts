/** How many letters must be put in, left out, replaced or swapped with their neighbour to get from one to the other. */
function lettersApart(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const at = (up: number, left: number) => rows[i - up]?.[j - left] ?? Number.POSITIVE_INFINITY;
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(1, 0) + 1,
        (row[j - 1] ?? 0) + 1,
        at(1, 1) + (isSame ? 0 : 1),
        isSwap ? at(2, 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? Number.POSITIVE_INFINITY;
}

/** How wrong a word may be typed: short words are too easily another word. */
function mostApart(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The known word that was probably meant; the first of equals, null when none is near enough. */
export function nearestWord(typed: string, known: readonly string[]): string | null {
  const ranked = known
    .map((word) => ({ word, apart: lettersApart(typed, word) }))
    .filter(({ apart }) => apart <= mostApart(typed))
    .sort((a, b) => a.apart - b.apart);
  return ranked[0]?.word ?? null;
}
