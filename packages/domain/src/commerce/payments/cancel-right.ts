import { accept, addDays, refuse, sastDay, startOfSastDay } from '../../kernel/index.ts';
import type { OrderState } from './order-state.ts';

// ECT Act 25 of 2002, s 44(1)(b): services within seven days after the day on which the agreement was concluded.
export const CANCEL_DAYS = 7;

interface CancelledOrder {
  readonly state: OrderState;
  readonly paidAt: Date | null;
  /** When the learner agreed to begin at once, which ends the right as soon as they begin: s 42(2)(d). */
  readonly startConsentAt: Date | null;
}

/** Until the end of the seventh day after the purchase, in South Africa. */
export function cancelUntil(paidAt: Date): Date {
  return startOfSastDay(addDays(sastDay(paidAt), CANCEL_DAYS + 1));
}

/** Whether the learner may cancel the purchase without a reason, for a full refund. */
export function cancelRight(
  { state, paidAt, startConsentAt }: CancelledOrder,
  hasStarted: boolean,
  now: Date,
) {
  if (state !== 'paid' || paidAt === null) return refuse('not-paid');
  if (now >= cancelUntil(paidAt)) return refuse('too-late');
  if (hasStarted && startConsentAt !== null) return refuse('already-started');
  return accept(cancelUntil(paidAt));
}

export type CancelRefusal = 'not-paid' | 'too-late' | 'already-started';
