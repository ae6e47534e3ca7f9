// 100 patients as in the lesson on two errors: 8 have TB. At 40 and at 70 the counts are those of its two tables.
export const WITH_TB: readonly number[] = [25, 45, 52, 60, 72, 78, 85, 93];
const HEALTHY_ABOVE_40 = [41, 43, 46, 49, 53, 57, 61, 64, 68, 71, 74, 79, 88];
/** Most healthy people score around 20. */
function hump(share: number): number {
  const place = share < 0.5 ? Math.sqrt(share / 2) : 1 - Math.sqrt((1 - share) / 2);
  return Math.floor(38 * place) + 1;
}
export const WITHOUT_TB: readonly number[] = [
  ...Array.from({ length: 79 }, (_, index) => hump((index + 0.5) / 79)),
  ...HEALTHY_ABOVE_40,
];

export interface FourCounts {
  readonly hits: number;
  readonly misses: number;
  readonly falseAlarms: number;
  readonly correctNo: number;
}

/** An alarm for everybody whose score reaches the threshold. */
export function countsAt(limit: number): FourCounts {
  const hits = WITH_TB.filter((score) => score >= limit).length;
  const falseAlarms = WITHOUT_TB.filter((score) => score >= limit).length;
  return {
    hits,
    misses: WITH_TB.length - hits,
    falseAlarms,
    correctNo: WITHOUT_TB.length - falseAlarms,
  };
}

const BIN = 4;

/** Positions of dots that are stacked where scores are equal, the first at the bottom. */
export function piles(scores: readonly number[]): { readonly score: number; readonly level: number }[] {
  const heights = new Map<number, number>();
  return scores.map((score) => {
    const bin = Math.floor(score / BIN) * BIN + BIN / 2;
    const level = heights.get(bin) ?? 0;
    heights.set(bin, level + 1);
    return { score: bin, level };
  });
}
