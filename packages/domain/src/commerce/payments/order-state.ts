/**
 * The state of an order. `created`: written here, not yet known to the provider. `open`: it can be paid. `mismatched`:
 * the provider has money under our reference that is not what was ordered. `refunding`: the money is on its way back.
 */
export const ORDER_STATES = [
  'created',
  'open',
  'failed',
  'cancelled',
  'expired',
  'mismatched',
  'paid',
  'refunding',
  'refund-failed',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** What can happen to an order, wherever the news comes from. */
export const ORDER_EVENTS = [
  'initialised',
  'confirmed',
  'mismatched',
  'declined',
  'abandoned',
  'lapsed',
  'refund-asked',
  'refund-failed',
  'refund-processed',
  'reversed',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** Nothing is paid yet; an old link that somebody kept may still be. */
export const UNPAID_STATES = ['created', 'open', 'failed', 'cancelled', 'expired'] as const;
/** At most one such order for a learner and a course. */
export const LIVE_STATES = ['created', 'open'] as const satisfies readonly OrderState[];
/** The learner's place rests on an order in this state. */
export const HOLDS_PLACE: OrderState = 'paid';

type Steps = Partial<Record<OrderEvent, OrderState>>;

/** A payment that the provider confirms counts however late it arrives: anyone who has paid gets the course. */
const MONEY_ARRIVES = { confirmed: 'paid', mismatched: 'mismatched', reversed: 'refunded' } as const;

const STEPS: Readonly<Record<OrderState, Steps>> = {
  created: {
    ...MONEY_ARRIVES,
    initialised: 'open',
    declined: 'failed',
    abandoned: 'cancelled',
    lapsed: 'expired',
  },
  open: { ...MONEY_ARRIVES, declined: 'failed', abandoned: 'cancelled', lapsed: 'expired' },
  failed: { ...MONEY_ARRIVES, abandoned: 'cancelled' },
  cancelled: MONEY_ARRIVES,
  expired: MONEY_ARRIVES,
  mismatched: { confirmed: 'paid', 'refund-asked': 'refunding', reversed: 'refunded' },
  paid: { 'refund-asked': 'refunding', reversed: 'refunded' },
  refunding: { 'refund-processed': 'refunded', 'refund-failed': 'refund-failed', reversed: 'refunded' },
  // The provider may still succeed, and staff may ask again.
  'refund-failed': { 'refund-processed': 'refunded', 'refund-asked': 'refunding', reversed: 'refunded' },
  refunded: {},
};

/** The state after an event, or null if it changes nothing: events may arrive twice, late and in any order. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState | null {
  return STEPS[state][event] ?? null;
}

export function isUnpaid(state: OrderState): boolean {
  return UNPAID_STATES.some((unpaid) => unpaid === state);
}
