import { type DataPlan, dataPlanFrom, NO_DATA_PLAN } from '@academy/domain/academy/data-usage';
import { sharedPlace } from './device-store.ts';

const WARNED = 'warned';

/** Said of the device and its bundle, whoever signs in. */
const place = () => sharedPlace('data-plan', dataPlanFrom);

/** Of which month and state somebody has been told. */
export function warnedPlace() {
  const warned = sharedPlace('data-plan', (stored) => (typeof stored === 'string' ? stored : null));
  return {
    read: () => warned.read(WARNED),
    keep: (mark: string) => warned.keep(mark, WARNED),
    drop: () => warned.drop(WARNED),
  };
}

export const readDataPlan = (): DataPlan => place().read() ?? NO_DATA_PLAN;

export function keepDataPlan(plan: DataPlan): boolean {
  const isOtherBudget = readDataPlan().budgetMegabytes !== plan.budgetMegabytes;
  const isKept = place().keep(plan);
  // What was said of another budget says nothing of this one.
  if (isKept && isOtherBudget) warnedPlace().drop();
  return isKept;
}
