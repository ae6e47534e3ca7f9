export interface Outcomes {
  readonly hits: number;
  readonly misses: number;
  readonly falseAlarms: number;
  readonly correctNo: number;
  /** Accuracy: right answers of all. */
  readonly accuracy: number;
  /** Precision: the percentage of right alarms; null without any. */
  readonly precision: number | null;
}

/** 1,000 card payments of which some are fraud: the frauds that are found, and the honest payments that are blocked. */
export function outcomesOf(fraud: number, foundPercent: number, blockedPercent: number): Outcomes {
  const hits = Math.round((fraud * foundPercent) / 100);
  const falseAlarms = Math.round(((1000 - fraud) * blockedPercent) / 100);
  const alarms = hits + falseAlarms;
  const correctNo = 1000 - fraud - falseAlarms;
  return {
    hits,
    misses: fraud - hits,
    falseAlarms,
    correctNo,
    accuracy: Math.round((hits + correctNo) / 10),
    precision: alarms === 0 ? null : Math.round((hits / alarms) * 100),
  };
}
