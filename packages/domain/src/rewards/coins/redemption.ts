import { accept, refuse } from '../../kernel/index.ts';

/** The state of a redemption: staff accept it with a date, fulfil it, or return the coins. */
export const REDEMPTION_STATES = ['open', 'accepted', 'fulfilled', 'returned'] as const;
export type RedemptionState = (typeof REDEMPTION_STATES)[number];

/** Staff still have something to do. */
export const PENDING_STATES: readonly RedemptionState[] = ['open', 'accepted'];

export type StaffStep = 'accept' | 'fulfil' | 'return';

const LEADS_TO: Readonly<Record<StaffStep, RedemptionState>> = {
  accept: 'accepted',
  fulfil: 'fulfilled',
  return: 'returned',
};

/**
 * Another date may be set as long as nothing is settled. A fulfilled redemption can still be compensated with the
 * coins, once.
 */
export function stepOf(state: RedemptionState, step: StaffStep) {
  const isAllowed = PENDING_STATES.includes(state) || (step === 'return' && state === 'fulfilled');
  return isAllowed ? accept(LEADS_TO[step]) : refuse('already-settled');
}

export const NOTE_MAX_CHARACTERS = 500;
export const ADDRESS_MIN_CHARACTERS = 10;
export const ADDRESS_MAX_CHARACTERS = 300;
export const REASON_MAX_CHARACTERS = 300;
