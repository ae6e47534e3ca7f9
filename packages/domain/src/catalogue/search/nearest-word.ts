/** So many letters further on a row of distances can be trusted to be beyond what counts. */
const BEYOND = 1000;

interface Rows {
  /** The row of two letters before, for letters that were swapped. */
  readonly earlier: readonly number[];
  readonly last: readonly number[];
}

/** How far the first `i` letters of one word are from the beginnings of the other. */
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
 * How many letters must be put in, left out, replaced or swapped with their neighbour to get from one to the other; null
 * as soon as it is clear that they are more than the most that counts. A swap reaches two rows back, so both rows must be
 * beyond it.
 */
function lettersApart(a: string, b: string, most: number): number | null {
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

/** How wrong a word may be typed: short words are too easily another word. */
function mostApart(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The known word that was probably meant; the first of equals, null when none is near enough. */
export function nearestWord(typed: string, known: readonly string[]): string | null {
  let nearest: string | null = null;
  let most = mostApart(typed);
  for (const word of known) {
    const apart = lettersApart(typed, word, most);
    if (apart === null) continue;
    nearest = word;
    // Only what is nearer still is looked for.
    most = apart - 1;
    if (most < 0) break;
  }
  return nearest;
}
