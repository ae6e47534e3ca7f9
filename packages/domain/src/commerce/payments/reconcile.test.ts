import { describe, expect, it } from 'vitest';
import { ORDER_STATES, orderCsv, reconcile } from './index.ts';

const paidAt = new Date('2026-11-15T12:00:00Z');
const payment = { reference: 'AC-1', amountInCents: 127_500, paidAt };
const order = { reference: 'AC-1', state: 'paid', amountInCents: 127_500, paidAt } as const;
const kindsOf = (...args: Parameters<typeof reconcile>) => reconcile(...args).map(({ kind }) => kind);

describe('reconciliation', () => {
  it('finds nothing where provider and books agree', () => {
    expect(reconcile([payment], [order])).toEqual([]);
  });

  it('finds money without an order', () => {
    expect(reconcile([payment], [])).toEqual([
      { kind: 'payment-without-order', reference: 'AC-1', providerInCents: 127_500, bookedInCents: null },
    ]);
  });

  it('finds an order that says it is paid and is not', () => {
    expect(reconcile([], [order])).toEqual([
      { kind: 'order-without-payment', reference: 'AC-1', providerInCents: null, bookedInCents: 127_500 },
    ]);
  });

  it.each(ORDER_STATES)('judges money under an order that is %s', (state) => {
    const isTaken = ['paid', 'refunding', 'refund-failed', 'refunded'].includes(state);
    expect(kindsOf([payment], [{ ...order, state }])).toEqual(isTaken ? [] : ['payment-not-settled']);
  });

  it.each([
    [127_499, ['amount-differs']],
    [127_500, []],
    // With the payer's fees on top.
    [131_300, []],
  ])('compares %i cents with what was ordered', (amountInCents, kinds) => {
    expect(kindsOf([{ ...payment, amountInCents }], [order])).toEqual(kinds);
  });
});

describe('the list for the bookkeeper', () => {
  const listed = {
    reference: 'AC-1',
    createdAt: '2026-11-15T12:00:00.000Z',
    paidAt: null,
    state: 'open',
    buyerName: '=cmd',
    email: 'a@example.co.za',
    courseTitle: 'One, two',
    amountInCents: 127_505,
    voucherInCents: 0,
    sponsor: null,
    feesInCents: null,
    channel: null,
    refundedInCents: 10_000,
  };
  const rowOf = (order: Parameters<typeof orderCsv>[0][number]) => orderCsv([order]).split('\r\n')[1];

  it('has rand with cents, and nothing that a spreadsheet would run', () => {
    expect(rowOf(listed)).toBe(
      `"AC-1","2026-11-15T12:00:00.000Z","","open","'=cmd","a@example.co.za","One, two","1275.05","","","0.00","","100.00"`,
    );
  });

  it('separates a sponsor’s part from what the buyer paid', () => {
    const part = { ...listed, amountInCents: 67_000, voucherInCents: 50_000, sponsor: 'Mzansi Skills Fund' };
    expect(rowOf(part)).toMatch(/,"670\.00","","","500\.00","Mzansi Skills Fund","100\.00"$/);
    const [head = '', row = ''] = orderCsv([{ ...part, courseTitle: 'One' }]).split('\r\n');
    expect(row.split(',')).toHaveLength(head.split(',').length);
  });
});
