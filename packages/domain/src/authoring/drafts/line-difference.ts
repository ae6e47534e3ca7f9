export interface DifferenceLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
  /** Its line number before and after, from 1; null where it is missing. */
  readonly before: number | null;
  readonly after: number | null;
}

/** Above this, comparing all lines with all others would take a phone seconds: then one part replaces the other. */
const MOST_PAIRS = 4_000_000;

const linesOf = (text: string | null) => (text === null ? [] : text.split('\n'));

/** The length of the longest common subsequence from each pair of lines on. */
function commonRests(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const rests = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const [row, next] = [rests[one], rests[one + 1]];
      if (!row || !next) continue;
      row[other] =
        before[one] === after[other]
          ? (next[other + 1] ?? 0) + 1
          : Math.max(next[other] ?? 0, row[other + 1] ?? 0);
    }
  return rests;
}

/** The lines that two texts share, and those that were removed and added, in reading order. */
export function lineDifference(before: string | null, after: string | null): DifferenceLine[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end += 1;
  const lines: DifferenceLine[] = [];
  let [one, other] = [0, 0];
  const push = (kind: DifferenceLine['kind']) => {
    const text = (kind === 'added' ? now[other] : old[one]) ?? '';
    const [isOld, isNow] = [kind !== 'added', kind !== 'removed'];
    lines.push({ kind, text, before: isOld ? one + 1 : null, after: isNow ? other + 1 : null });
    one += isOld ? 1 : 0;
    other += isNow ? 1 : 0;
  };
  while (one < start) push('same');
  const [oldEnd, nowEnd] = [old.length - end, now.length - end];
  const isSmall = (oldEnd - start) * (nowEnd - start) <= MOST_PAIRS;
  const rests = isSmall ? commonRests(old.slice(start, oldEnd), now.slice(start, nowEnd)) : null;
  while (one < oldEnd || other < nowEnd) {
    if (one === oldEnd) push('added');
    else if (other === nowEnd) push('removed');
    else if (old[one] === now[other]) push('same');
    else {
      const lost = rests?.[one + 1 - start]?.[other - start] ?? 1;
      const gained = rests?.[one - start]?.[other + 1 - start] ?? 0;
      push(lost >= gained ? 'removed' : 'added');
    }
  }
  while (one < old.length) push('same');
  return lines;
}

/** Only the differences, each with a few lines of context; null marks what is left out between them. */
export function differenceParts(lines: readonly DifferenceLine[], around = 2): (DifferenceLine | null)[] {
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - around), index + around + 1).some(({ kind }) => kind !== 'same'),
  );
  return lines.flatMap((line, index) => {
    if (isNear[index]) return [line];
    return index === 0 || isNear[index - 1] ? [null] : [];
  });
}
