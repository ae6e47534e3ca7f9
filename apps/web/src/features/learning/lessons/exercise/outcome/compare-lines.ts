export interface ComparedLine {
  readonly text: string;
  readonly mark: 'same' | 'mine' | 'solution';
}

/** A diff of both programs: shared lines once, and the other lines in their place. */
export function compareLines(mine: string, solution: string): ComparedLine[] {
  const left = linesOf(mine);
  const right = linesOf(solution);
  const shared = sharedLengths(left, right);
  const compared: ComparedLine[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    const [a, b] = [left[i], right[j]];
    if (a !== undefined && a === b) {
      compared.push({ text: a, mark: 'same' });
      i += 1;
      j += 1;
    } else if (a !== undefined && (b === undefined || at(shared, i + 1, j) >= at(shared, i, j + 1))) {
      compared.push({ text: a, mark: 'mine' });
      i += 1;
    } else {
      compared.push({ text: b ?? '', mark: 'solution' });
      j += 1;
    }
  }
  return compared;
}

function linesOf(code: string): string[] {
  return code
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
}

/** For each pair of positions: the length of the longest common subsequence of the rests. */
function sharedLengths(left: readonly string[], right: readonly string[]): number[][] {
  const table = Array.from({ length: left.length + 1 }, () => Array<number>(right.length + 1).fill(0));
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const row = table[i] ?? [];
      row[j] =
        left[i] === right[j]
          ? at(table, i + 1, j + 1) + 1
          : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  return table;
}

function at(table: readonly number[][], row: number, column: number): number {
  return table[row]?.[column] ?? 0;
}
