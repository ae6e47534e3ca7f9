import { budgetState } from '@academy/domain/academy/data-usage';
import { sastDay } from '@academy/domain/kernel';
import { dataMeter } from '../../../lib/device/data-meter.ts';
import { readDataPlan, warnedPlace } from '../../../lib/device/data-plan.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';

/** Once a month each: whoever has set a budget hears when four fifths of it are gone, and when all is, wherever they are. */
function look(): void {
  const state = budgetState(dataMeter().reading().monthBytes, readDataPlan());
  if (state === null || state === 'within') return;
  const mark = `${sastDay(new Date()).slice(0, 7)} ${state}`;
  const warned = warnedPlace();
  // Where it cannot be remembered it would come with every call.
  if (warned.read() === mark || !warned.keep(mark)) return;
  toast({
    title: state === 'near' ? '80% of your data budget is used' : 'Your data budget is used up',
    description: 'For this month, on this device. Lite mode uses less, and what is saved opens without data.',
    variant: 'warning',
  });
}

let isWatched = false;

/** Looks now, and from now on whenever something was counted; called again it only looks. */
export function watchDataBudget(): void {
  look();
  if (isWatched) return;
  isWatched = true;
  dataMeter().onChange(look);
}
