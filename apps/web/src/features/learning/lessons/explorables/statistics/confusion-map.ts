export interface Outcomes {
  readonly hits: number;
  readonly misses: number;
  readonly falseAlarms: number;
  readonly correctNo: number;
  /** Right answers of all. */
  readonly accuracy: number;
  /** Of the alarms, how many percent are right; null without any. */
  readonly precision: number | null;
}

/** 1,000 card payments of which some are fraud; what is found of those, and what is blocked of the honest ones. */
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
