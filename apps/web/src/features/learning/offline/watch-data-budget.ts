import { budgetState } from '@academy/domain/academy/data-usage';
import { sastDay } from '@academy/domain/kernel';
import { dataMeter } from '../../../lib/device/data-meter.ts';
import { readDataPlan, warnedEntry } from '../../../lib/device/data-plan.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';

/** Once a month each: people with a budget are told when four fifths of it are used, and when all of it is, on any page. */
function look(): void {
  const state = budgetState(dataMeter().reading().monthBytes, readDataPlan());
  if (state === null || state === 'within') return;
  const mark = `${sastDay(new Date()).slice(0, 7)} ${state}`;
  const warned = warnedEntry();
  // If it cannot be remembered, it would be shown with every call.
  if (warned.read() === mark || !warned.store(mark)) return;
  toast({
    title: state === 'near' ? '80% of your data budget is used' : 'Your data budget is used up',
    description: 'For this month, on this device. Lite mode uses less, and what is saved opens without data.',
    variant: 'warning',
  });
}

let isWatched = false;

/** Checks now, and from now on whenever data was counted; further calls only check. */
export function watchDataBudget(): void {
  look();
  if (isWatched) return;
  isWatched = true;
  dataMeter().onChange(look);
}
