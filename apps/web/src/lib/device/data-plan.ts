import { type DataPlan, dataPlanFrom, NO_DATA_PLAN } from '@academy/domain/academy/data-usage';
import { sharedEntry } from './device-store.ts';

const WARNED = 'warned';

/** A setting of the device and its data bundle, whoever signs in. */
const place = () => sharedEntry('data-plan', dataPlanFrom);

/** The month and threshold for which somebody was already notified. */
export function warnedEntry() {
  const warned = sharedEntry('data-plan', (stored) => (typeof stored === 'string' ? stored : null));
  return {
    read: () => warned.read(WARNED),
    store: (mark: string) => warned.store(mark, WARNED),
    drop: () => warned.drop(WARNED),
  };
}

export const readDataPlan = (): DataPlan => place().read() ?? NO_DATA_PLAN;

export function storeDataPlan(plan: DataPlan): boolean {
  const isOtherBudget = readDataPlan().budgetMegabytes !== plan.budgetMegabytes;
  const isKept = place().store(plan);
  // A notification about another budget does not count for this one.
  if (isKept && isOtherBudget) warnedEntry().drop();
  return isKept;
}
