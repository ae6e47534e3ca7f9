import {
  BUNDLE_PRICE,
  type BudgetState,
  type Counted,
  type DataPlan,
  formatByteSize,
  formatCost,
  formatSaved,
  measuredRatio,
  NO_DATA_PLAN,
} from '@academy/domain/academy/data-usage';

const MEGABYTE = 1024 * 1024;

/** 1§8 */
export const OFFLINE_NOTICE = "You're offline. Cached content is available for learning.";

/** The basis of the estimate, so that everybody can compare it with their own bundle, or whether it is their own. */
export function priceNote({ bundle }: DataPlan = NO_DATA_PLAN, rate?: number): string {
  if (bundle !== null)
    return `Counted at your own bundle: R${bundle.rand} for ${formatByteSize(bundle.megabytes * MEGABYTE)}.`;
  const { rand, size, days, networks, asOf } = BUNDLE_PRICE;
  return `Counted at ${formatCost(MEGABYTE, rate)} a megabyte. ${size} for ${days} days was R${rand} at ${networks} in ${asOf}.`;
}

/** How much of the month's budget is used; null without one. */
export function monthWords(monthBytes: number, { budgetMegabytes }: DataPlan): string | null {
  if (budgetMegabytes === null) return null;
  return `${formatByteSize(monthBytes)} of ${formatByteSize(budgetMegabytes * MEGABYTE)}`;
}

export function budgetWarning(state: BudgetState | null): string | null {
  switch (state) {
    case 'near':
      return 'More than 80% of your budget for this month is used. Lite mode makes the rest last longer.';
    case 'over':
      return 'Your budget for this month is used up. What is saved on this device still opens without data.';
    case 'within':
    case null:
      return null;
  }
}

/** What compression has actually saved, in addition to the rule above; null while nothing was compressed. */
export function packedWords(session: Counted): string | null {
  const ratio = measuredRatio(session);
  if (ratio === null || formatSaved(ratio) === '0%') return null;
  return `This session really saved ${formatSaved(ratio)}: ${formatByteSize(session.plainBytes)} came as ${formatByteSize(session.packedBytes)}.`;
}
