/** A cell this far outside a row counts as beyond every limit. */
const BEYOND = 1000;

interface Rows {
  /** The row before the last one, for swapped letters. */
  readonly earlier: readonly number[];
  readonly last: readonly number[];
}

/** The edit distances between the first `i` letters of one word and every prefix of the other. */
function nextRow(a: string, b: string, i: number, { earlier, last }: Rows): number[] {
  const row = [i];
  for (let j = 1; j <= b.length; j += 1) {
    const isSame = a[i - 1] === b[j - 1];
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    row[j] = Math.min(
      (last[j] ?? BEYOND) + 1,
      (row[j - 1] ?? BEYOND) + 1,
      (last[j - 1] ?? BEYOND) + (isSame ? 0 : 1),
      isSwap ? (earlier[j - 2] ?? BEYOND) + 1 : BEYOND,
    );
  }
  return row;
}

/**
 * The Damerau-Levenshtein distance of two words (insert, delete, replace, or swap neighbours); null as soon as it
 * exceeds the limit. A swap reaches two rows back, so both rows must be beyond it.
 */
function editDistance(a: string, b: string, most: number): number | null {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most || most === 0) return null;
  let rows: Rows = { earlier: [], last: Array.from({ length: b.length + 1 }, (_, column) => column) };
  let leastOfLast = 0;
  for (let i = 1; i <= a.length; i += 1) {
    const row = nextRow(a, b, i, rows);
    const least = Math.min(...row);
    if (least > most && leastOfLast > most) return null;
    leastOfLast = least;
    rows = { earlier: rows.last, last: row };
  }
  const apart = rows.last[b.length] ?? BEYOND;
  return apart <= most ? apart : null;
}

/** How many typing errors a word may have: short words too easily become another word. */
function mostApart(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The known word that was probably meant; the first of equals, null when none is near enough. */
export function nearestWord(typed: string, known: readonly string[]): string | null {
  let nearest: string | null = null;
  let most = mostApart(typed);
  for (const word of known) {
    const apart = editDistance(typed, word, most);
    if (apart === null) continue;
    nearest = word;
    // From here on only a nearer word counts.
    most = apart - 1;
    if (most < 0) break;
  }
  return nearest;
}
