/** Decision 74: a learner who can answer MASTERY of the bank passes in PASSES_OF_MASTERY of the attempts. */
const MASTERY = 0.8;
const PASSES_OF_MASTERY = 0.8;
/** A bank holds at least twice as many items as are drawn; the mark is computed for that. */
export const BANK_FACTOR = 2;

// For sums of decimals: 0.8 may come out as 0.7999999999999999.
const ROUNDING = 1e-9;

/** The pass mark for this many questions: the most that a learner of 80 % reaches in four of five attempts. */
export function passMark(total: number): number {
  let mark = total;
  while (mark > 0 && chanceToPass({ total, mark, bank: BANK_FACTOR * total }) < PASSES_OF_MASTERY - ROUNDING)
    mark -= 1;
  return mark;
}

export function isPass(right: number, total: number): boolean {
  return total > 0 && right >= passMark(total);
}

interface Draw {
  readonly total: number;
  readonly mark: number;
  readonly bank: number;
  /** The share of the bank that the learner can answer; 80 % by default. */
  readonly mastery?: number;
}

/**
 * The probability that a learner who can answer that share of the bank passes. If the share is not a whole number of
 * items, it is interpolated between the two whole numbers around it.
 */
export function chanceToPass({ total, mark, bank, mastery = MASTERY }: Draw): number {
  const known = mastery * bank;
  const below = Math.floor(known + ROUNDING);
  const above = Math.max(0, known - below);
  const chanceOf = (items: number) => chanceOfDrawing({ total, mark, bank, known: items });
  return above < ROUNDING ? chanceOf(below) : (1 - above) * chanceOf(below) + above * chanceOf(below + 1);
}

/** Hypergeometric: at least `mark` of the `known` items among those drawn. */
function chanceOfDrawing({ total, mark, bank, known }: Omit<Draw, 'mastery'> & { known: number }): number {
  let chance = 0;
  for (let right = mark; right <= Math.min(total, known); right += 1)
    chance +=
      (waysToChoose(known, right) * waysToChoose(bank - known, total - right)) / waysToChoose(bank, total);
  return chance;
}

function waysToChoose(from: number, some: number): number {
  if (some > from) return 0;
  let ways = 1;
  for (let step = 1; step <= some; step += 1) ways = (ways * (from - some + step)) / step;
  return ways;
}
