import type { PathModule } from '@academy/contract/teaching/training';

type Progress = Pick<PathModule, 'progress' | 'completed'>;

export type ModuleAction = 'Start' | 'Continue' | 'Review';

/** TRAIN-31 */
export function moduleAction({ progress, completed }: Progress): ModuleAction {
  if (completed) return 'Review';
  return progress > 0 ? 'Continue' : 'Start';
}

/** TRAIN-33: the price of a module before it is started; null when it is free to open. */
export function priceToStart(module: Progress & Pick<PathModule, 'price'>): number | null {
  return moduleAction(module) === 'Start' && module.price !== null && module.price > 0 ? module.price : null;
}
