export interface Thousand {
  readonly ill: number;
  readonly found: number;
  readonly missed: number;
  readonly falseAlarms: number;
  readonly cleared: number;
  /** Of 100 alarms, how many are right; null without any alarm. */
  readonly rightOfHundred: number | null;
}

/** 1,000 people, counted in whole people only. */
export function thousandPeople(illPerThousand: number, rightPercent: number): Thousand {
  const ill = illPerThousand;
  const found = Math.round((ill * rightPercent) / 100);
  const falseAlarms = Math.round(((1000 - ill) * (100 - rightPercent)) / 100);
  const alarms = found + falseAlarms;
  return {
    ill,
    found,
    missed: ill - found,
    falseAlarms,
    cleared: 1000 - ill - falseAlarms,
    rightOfHundred: alarms === 0 ? null : Math.round((found / alarms) * 100),
  };
}

const ACROSS = 40;
const PITCH = 7.4;

/** Grid positions of the people from `from` up to, not including, `to`. */
export function placesOf(from: number, to: number): (readonly [number, number])[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const person = from + index;
    const across = Math.round((5 + (person % ACROSS) * PITCH) * 10) / 10;
    return [across, Math.round((5 + Math.floor(person / ACROSS) * PITCH) * 10) / 10] as const;
  });
}
