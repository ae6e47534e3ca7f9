const MINUTES_OF_AN_HOUR = 60;

/** 2§3: `2 hours` is 120 minutes, `1.5 hours` 90. A text without a number above zero counts as one hour. */
export function durationMinutes(text: string): number {
  const [number] = /\d+(?:[.,]\d+)?/.exec(text) ?? [];
  const minutes = Math.round(Number(number?.replace(',', '.')) * MINUTES_OF_AN_HOUR);
  return Number.isFinite(minutes) && minutes > 0 ? minutes : MINUTES_OF_AN_HOUR;
}

/** For people: `1 hour`, `1.5 hours`. Two decimals keep every minute. */
export function durationText(minutes: number): string {
  const hours = Math.round((minutes / MINUTES_OF_AN_HOUR) * 100) / 100;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
