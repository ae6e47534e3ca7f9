// 2§9: the discount up to and including this many days before the start.
const STEPS = [
  { untilDays: 3, percent: 50 },
  { untilDays: 7, percent: 35 },
  { untilDays: 14, percent: 25 },
  { untilDays: 30, percent: 15 },
] as const;
const LONG_BEFORE_PERCENT = 10;

/** The discount for a course that starts in this many whole days; none once it has started (2§9). */
export function earlyEnrolmentPercent(daysUntilStart: number): number {
  if (daysUntilStart < 0) return 0;
  return STEPS.find(({ untilDays }) => daysUntilStart <= untilDays)?.percent ?? LONG_BEFORE_PERCENT;
}

/** The price after a discount, in whole rand; halves round up (2§9). */
export function discountedPriceInRand(originalInRand: number, percent: number): number {
  return Math.round((originalInRand * (100 - percent)) / 100);
}

/** The drop from the original to the current price for the badge, in whole per cent (2§9). */
export function shownDiscountPercent(originalInRand: number, currentInRand: number): number {
  if (originalInRand === 0) return 0;
  return Math.round(((originalInRand - currentInRand) * 100) / originalInRand);
}
