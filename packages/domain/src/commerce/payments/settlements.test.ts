import { describe, expect, it } from 'vitest';
import { type BookedOrder, ORDER_STATES, reconcileSettlements, type Settlement } from './index.ts';

const now = new Date('2026-11-20T12:00:00Z');
const paidAt = new Date('2026-11-12T12:00:00Z');
const order: BookedOrder = { reference: 'AC-1', state: 'paid', amountInCents: 117_000, paidAt };
const payout: Settlement = {
  id: '1',
  status: 'success',
  settledAt: new Date('2026-11-14T00:00:00Z'),
  processedInCents: 117_000,
  feesInCents: 3493,
  paidOutInCents: 113_507,
  payments: [{ reference: 'AC-1', amountInCents: 117_000 }],
};
const kinds = (settlements: Settlement[], orders: BookedOrder[], paid = orders) =>
  reconcileSettlements(settlements, { orders, paid }, now).map(({ kind }) => kind);

describe('payouts compared with the books', () => {
  it('agree where each payment in them has its order', () => {
    expect(kinds([payout], [order])).toEqual([]);
  });

  it('find a payment in a payout that has no order', () => {
    expect(reconcileSettlements([payout], { orders: [], paid: [] }, now)).toEqual([
      { kind: 'payout-without-order', reference: 'AC-1', providerInCents: 117_000, bookedInCents: null },
    ]);
  });

  it.each(ORDER_STATES)('judge a payout of an order that is %s', (state) => {
    const isTaken = ['paid', 'refunding', 'refund-failed', 'refunded'].includes(state);
    expect(kinds([payout], [{ ...order, state }])).toEqual(isTaken ? [] : ['payout-not-booked']);
  });

  it('find a payment of which less was paid out than was ordered', () => {
    expect(kinds([payout], [{ ...order, amountInCents: 117_001 }])).toEqual(['payout-differs']);
  });

  it('find a payout that is not the sum of its payments', () => {
    expect(
      reconcileSettlements([{ ...payout, processedInCents: 1 }], { orders: [order], paid: [] }, now),
    ).toEqual([{ kind: 'payout-sum-differs', reference: '1', providerInCents: 1, bookedInCents: 117_000 }]);
  });

  it.each([
    // In South Africa the seventh day before the 20th is the 13th.
    ['2026-11-12T21:59:59Z', ['not-paid-out']],
    ['2026-11-12T22:00:00Z', []],
  ])('miss what was paid at %s and never paid out: %j', (instant, expected) => {
    expect(kinds([], [{ ...order, paidAt: new Date(instant) }])).toEqual(expected);
  });

  it('miss nothing that is on its way back to the payer', () => {
    expect(kinds([], [{ ...order, state: 'refunding' }])).toEqual([]);
  });

  it('count a payout that failed for nothing', () => {
    expect(kinds([{ ...payout, status: 'failed' }], [order])).toEqual(['not-paid-out']);
  });
});
