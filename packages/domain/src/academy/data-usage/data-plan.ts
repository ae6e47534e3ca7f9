const MEGABYTE = 1024 * 1024;
/** From this share of the budget on the learner is warned, while there is still something left to decide about. */
const WARNING_SHARE = 0.8;

export const MOST_MEGABYTES = 1_000_000;
export const MOST_RAND = 10_000;

/** What a learner has entered for this device: the monthly budget, and the price of their bundle. */
export interface DataPlan {
  readonly budgetMegabytes: number | null;
  readonly bundle: { readonly rand: number; readonly megabytes: number } | null;
}

export const NO_DATA_PLAN: DataPlan = Object.freeze({ budgetMegabytes: null, bundle: null });

const isAmount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value > 0 && value <= most;

/** The valid parts of whatever was stored. */
export function dataPlanFrom(stored: unknown): DataPlan {
  const { budgetMegabytes, bundle } = (stored ?? {}) as Partial<DataPlan>;
  const { rand, megabytes } = bundle ?? {};
  return {
    budgetMegabytes: isAmount(budgetMegabytes, MOST_MEGABYTES) ? budgetMegabytes : null,
    bundle: isAmount(rand, MOST_RAND) && isAmount(megabytes, MOST_MEGABYTES) ? { rand, megabytes } : null,
  };
}

/** What `amountFrom` returns for anything out of bounds. */
export const TOO_MUCH = Number.POSITIVE_INFINITY;

/** A number as people type it, with a comma or a point; null for nothing, NaN for anything that is not above 0. */
export function amountFrom(typed: string, most: number): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  const amount = Number(text);
  if (amount > most) return TOO_MUCH;
  return isAmount(amount, most) ? amount : Number.NaN;
}

export type BudgetState = 'within' | 'near' | 'over';

/** How much of the month's budget is used; null without a budget. */
export function budgetState(monthBytes: number, { budgetMegabytes }: DataPlan): BudgetState | null {
  if (budgetMegabytes === null) return null;
  const share = monthBytes / (budgetMegabytes * MEGABYTE);
  if (share >= 1) return 'over';
  return share >= WARNING_SHARE ? 'near' : 'within';
}

/** The price of a byte in the learner's own bundle; undefined if they have not entered it. */
export function ownRandPerByte({ bundle }: DataPlan): number | undefined {
  return bundle === null ? undefined : bundle.rand / (bundle.megabytes * MEGABYTE);
}
