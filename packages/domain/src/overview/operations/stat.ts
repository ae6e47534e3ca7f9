export const STATS = [
  'visitors',
  'signups',
  'joined',
  'enrolments',
  'active',
  'completions',
  'revenue',
] as const;
export type StatId = (typeof STATS)[number];

export const CHANGE_TYPES = ['positive', 'negative', 'neutral'] as const;
export type ChangeType = (typeof CHANGE_TYPES)[number];

export interface Stat {
  readonly stat: StatId;
  /** A number of people or actions; for revenue, cents. */
  readonly value: number;
  /** Compared with the same number of days before; null if there was nothing then. */
  readonly changePercent: number | null;
  readonly changeType: ChangeType;
}

/** A change that rounds to zero is none. */
export function statOf(stat: StatId, value: number, before: number): Stat {
  if (before === 0)
    return { stat, value, changePercent: null, changeType: value === 0 ? 'neutral' : 'positive' };
  const percent = Math.round(((value - before) / before) * 100);
  if (percent === 0) return { stat, value, changePercent: 0, changeType: 'neutral' };
  return { stat, value, changePercent: percent, changeType: percent > 0 ? 'positive' : 'negative' };
}
