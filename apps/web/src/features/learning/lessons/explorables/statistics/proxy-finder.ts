// The eight applicants of the lesson on unfair models; the column that was removed is `group`.
export const APPLICANTS = [
  { group: 'woman', typing: 'good', gap: 'yes', near: 'yes' },
  { group: 'woman', typing: 'weak', gap: 'yes', near: 'no' },
  { group: 'woman', typing: 'good', gap: 'yes', near: 'yes' },
  { group: 'woman', typing: 'weak', gap: 'no', near: 'no' },
  { group: 'man', typing: 'good', gap: 'no', near: 'no' },
  { group: 'man', typing: 'weak', gap: 'no', near: 'yes' },
  { group: 'man', typing: 'good', gap: 'no', near: 'yes' },
  { group: 'man', typing: 'weak', gap: 'no', near: 'no' },
] as const;

export const COLUMNS = [
  { value: 'typing', label: 'Typing test' },
  { value: 'gap', label: 'Gap in work over 6 months' },
  { value: 'near', label: 'Lives within 10 km' },
] as const;
export type Column = (typeof COLUMNS)[number]['value'];

export interface ValueCount {
  readonly value: string;
  readonly women: number;
  readonly men: number;
}

export function countsBy(column: Column): ValueCount[] {
  const values = [...new Set(APPLICANTS.map((person) => person[column]))];
  return values.map((value) => {
    const rows = APPLICANTS.filter((person) => person[column] === value);
    const women = rows.filter(({ group }) => group === 'woman').length;
    return { value, women, men: rows.length - women };
  });
}

/** How many groups are guessed right from this column alone: for each value the group that is more common with it. */
export function guessedRight(column: Column): number {
  return countsBy(column).reduce((total, { women, men }) => total + Math.max(women, men), 0);
}
