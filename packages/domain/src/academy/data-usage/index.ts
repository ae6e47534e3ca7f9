export { formatByteSize } from './byte-size.ts';
export {
  BUNDLE_PRICE,
  costInRand,
  describeCost,
  formatCost,
  GIGABYTE_PRICE_IN_CENTS,
  randPerByteOf,
} from './cost-estimate.ts';
export {
  amountFrom,
  type BudgetState,
  budgetState,
  type DataPlan,
  dataPlanFrom,
  MOST_MEGABYTES,
  MOST_RAND,
  NO_DATA_PLAN,
  ownRandPerByte,
  TOO_MUCH,
} from './data-plan.ts';
export { type DataUsage, dataUsageOf, formatSaved, measuredRatio } from './data-usage.ts';
export { addCounted, type Counted, countTransfers, NOTHING_COUNTED, type Transfer } from './transfers.ts';
