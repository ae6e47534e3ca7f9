import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cancelRight,
  centsOf,
  creditedVat,
  creditNoteOf,
  disputeOutcome,
  formatCents,
  isUnpaid,
  judgePayment,
  mismatchesOf,
  nextCheckAt,
  nextLateCheckAt,
  nextOrderState,
  nextRefundCheckAt,
  ORDER_EVENTS,
  ORDER_STATES,
  type OrderState,
  orderReference,
  paymentEmail,
  REFERENCE_PATTERN,
  type RefundState,
  receiptOf,
  recordsRetainedSince,
  refundableInCents,
  returnedInCents,
  UNPAID_STATES,
  vatInside,
  vatOf,
} from './index.ts';

const paidAt = new Date('2026-11-15T12:00:00Z');

describe('amounts', () => {
  it.each([
    [1170, 117_000],
    [1, 100],
    [0, 0],
  ])('PAY-10 R%i is sent as %i cents', (rand, cents) => {
    expect(centsOf(rand)).toBe(cents);
  });

  it.each([
    [117_000, 'R1170'],
    [101_739, 'R1017.39'],
    [105, 'R1.05'],
    [0, 'R0'],
    [-1, '-R0.01'],
    [-63_000, '-R630'],
  ])('%i cents read %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  it("PAY-11 the payment e-mail is the user's, and a placeholder when none is known", () => {
    expect(paymentEmail('thandi@example.co.za', 'placeholder@x.za')).toBe('thandi@example.co.za');
    expect(paymentEmail(null, 'placeholder@x.za')).toBe('placeholder@x.za');
  });
});

describe('a reference', () => {
  it('has only characters that the provider allows, and sorts by its time', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 10, maxLength: 10 }),
        fc.integer({ min: 0, max: 2 ** 45 }),
        fc.integer({ min: 1, max: 2 ** 40 }),
        (random, at, more) => {
          const earlier = orderReference(new Date(at), random);
          const later = orderReference(new Date(at + more), random);
          expect(earlier).toMatch(new RegExp(REFERENCE_PATTERN));
          expect(earlier < later).toBe(true);
        },
      ),
    );
  });
});

describe('a reference of a known instant', () => {
  it("is written in Crockford's alphabet, the time before what is random", () => {
    const random = Uint8Array.from({ length: 10 }, (_, index) => (index === 9 ? 33 : 0));
    expect(orderReference(new Date(31 * 32 ** 2 + 1), random)).toBe('AC-0000000Z010000000000000011');
  });
});

describe('the states of an order', () => {
  it('are unpaid until the money is there, and never after', () => {
    expect(ORDER_STATES.filter(isUnpaid)).toEqual([...UNPAID_STATES]);
  });

  it('a refunded order never moves again, and nothing leads back to before a payment', () => {
    for (const event of ORDER_EVENTS) {
      expect(nextOrderState('refunded', event)).toBeNull();
      for (const state of ['paid', 'refunding', 'refund-failed', 'refunded'] as const) {
        const next = nextOrderState(state, event);
        expect(UNPAID_STATES.some((unpaid) => unpaid === next)).toBe(false);
      }
    }
  });

  it('money that the provider confirms counts in every state in which nothing is paid', () => {
    for (const state of UNPAID_STATES) expect(nextOrderState(state, 'confirmed')).toBe('paid');
  });

  it('whatever comes in whatever order, an order is paid at most once and ends in a known state', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ORDER_EVENTS), { maxLength: 40 }), (events) => {
        let state: OrderState = 'created';
        let timesPaid = 0;
        for (const event of events) {
          const next = nextOrderState(state, event);
          if (next === null) continue;
          if (next === 'paid') timesPaid += 1;
          // An event that arrives twice changes nothing the second time.
          expect(nextOrderState(next, event)).toBeNull();
          state = next;
        }
        expect(timesPaid).toBeLessThanOrEqual(1);
        expect(ORDER_STATES).toContain(state);
      }),
    );
  });
});

describe('the provider’s report of a payment', () => {
  const ordered = { reference: 'AC-1', amountInCents: 117_000, mode: 'test' as const };
  const payment = {
    status: 'success',
    reference: 'AC-1',
    currency: 'ZAR',
    amountInCents: 117_000,
    requestedInCents: 117_000,
    mode: 'test',
  };

  it('PAY-09 counts when all conditions hold, also with fees on top', () => {
    expect(judgePayment(ordered, payment, 0)).toBe('confirmed');
    expect(judgePayment(ordered, { ...payment, requestedInCents: null }, 0)).toBe('confirmed');
    expect(judgePayment(ordered, { ...payment, amountInCents: 120_000 }, 0)).toBe('confirmed');
  });

  it.each([
    [{ reference: 'AC-2' }, 'reference'],
    [{ reference: 'ac-1' }, 'reference'],
    [{ currency: 'NGN' }, 'currency'],
    [{ requestedInCents: 116_999 }, 'requested-amount'],
    [{ requestedInCents: null, amountInCents: 117_001 }, 'requested-amount'],
    [{ amountInCents: 116_999 }, 'amount'],
    [{ mode: 'live' }, 'mode'],
    [{ mode: '' }, 'mode'],
  ])('PAY-09 with %j is held for a person to look at', (change, what) => {
    const odd = { ...payment, ...change };
    expect(mismatchesOf(ordered, odd)).toContain(what);
    expect(judgePayment(ordered, odd, 0)).toBe('mismatched');
  });

  it.each([
    ['abandoned', null],
    ['ongoing', null],
    ['pending', null],
    ['processing', null],
    ['queued', null],
    ['something new', null],
    ['failed', 'declined'],
    ['reversed', null],
  ])('the status %s means %s', (status, event) => {
    expect(judgePayment(ordered, { ...payment, status }, 0)).toBe(event);
  });

  it.each([
    ['reversed', 117_000, 'reversed'],
    ['success', 117_000, 'reversed'],
    ['reversed', 10_000, 'confirmed'],
    ['success', 10_000, 'confirmed'],
    ['reversed', 116_999, 'confirmed'],
  ])('%s with %i cents returned means %s', (status, returned, event) => {
    expect(judgePayment(ordered, { ...payment, status }, returned)).toBe(event);
  });
});

describe('money that goes back', () => {
  const part = (amountInCents: number, state: RefundState = 'processed') => ({ amountInCents, state });

  it('counts in parts, and only what has arrived', () => {
    const refunds = [part(10_000), part(5_000), part(90_000, 'pending'), part(117_000, 'dropped')];
    expect(returnedInCents(refunds)).toBe(15_000);
    expect(refundableInCents({ amountInCents: 117_000, paidInCents: null }, refunds)).toBe(102_000);
    expect(refundableInCents({ amountInCents: 117_000, paidInCents: 120_000 }, refunds)).toBe(105_000);
    expect(refundableInCents({ amountInCents: 117_000, paidInCents: 117_000 }, [part(120_000)])).toBe(0);
  });

  it.each([
    ['awaiting-merchant-feedback', null, 'open'],
    ['pending', 'declined', 'open'],
    ['resolved', 'declined', 'for-academy'],
    ['resolved', 'merchant-accepted', 'for-payer'],
    ['resolved', 'auto-accepted', 'for-payer'],
    ['resolved', null, 'open'],
    ['resolved', 'something new', 'open'],
  ])('a dispute that is %s with %s is %s', (status, resolution, outcome) => {
    expect(disputeOutcome({ status, resolution })).toBe(outcome);
  });
});

describe('when to ask again', () => {
  const minutes = (count: number) => new Date(paidAt.getTime() + count * 60_000);
  it.each([
    [0, 1],
    [29, 30],
    [30, 90],
    [71 * 60, 72 * 60],
  ])('%i minutes after the order the next look is at %i minutes', (age, next) => {
    expect(nextCheckAt(paidAt, minutes(age))).toEqual(minutes(next));
  });

  it('ends after 72 hours', () => {
    expect(nextCheckAt(paidAt, minutes(72 * 60))).toBeNull();
  });

  it('is an hour later for a refund, and for an order whose time is over', () => {
    expect(nextRefundCheckAt(paidAt)).toEqual(minutes(60));
    expect(nextLateCheckAt(paidAt)).toEqual(minutes(60));
  });
});

it('records of what was bought need no name any more after five years', () => {
  expect(recordsRetainedSince(new Date('2026-11-19T12:00:00Z'))).toEqual(new Date('2021-11-19T12:00:00Z'));
});

describe('the right to cancel (ECT Act s 44)', () => {
  const order = { state: 'paid' as const, paidAt, startConsentAt: paidAt };
  // Midnight in South Africa after the seventh day.
  const lastInstant = new Date('2026-11-22T21:59:59.999Z');
  const over = new Date('2026-11-22T22:00:00.000Z');

  it.each([
    ['at once', order, false, paidAt, 'yes'],
    ['in the last instant of the seventh day', order, false, lastInstant, 'yes'],
    ['a moment later', order, false, over, 'too-late'],
    ['once begun with consent', order, true, paidAt, 'already-started'],
    ['once begun without consent', { ...order, startConsentAt: null }, true, lastInstant, 'yes'],
    ['unpaid', { ...order, state: 'open' as const, paidAt: null }, false, paidAt, 'not-paid'],
    ['refunded', { ...order, state: 'refunded' as const }, false, paidAt, 'not-paid'],
  ])('%s', (_, cancelled, hasStarted, now, answer) => {
    const right = cancelRight(cancelled, hasStarted, now);
    expect(right.ok ? 'yes' : right.refusal.code).toBe(answer);
    if (right.ok) expect(right.value).toEqual(over);
  });
});

describe('a receipt', () => {
  const facts = {
    receiptNumber: 42,
    reference: 'AC-1',
    paidAt,
    buyerName: 'Thandi Nkosi',
    courseTitle: 'Python for AI',
    amountInCents: 117_000,
    wasInCents: 180_000,
    voucherInCents: 0,
    sponsor: null,
    channel: 'capitec_pay',
    vatInCents: 0,
  };
  const seller = {
    name: 'NexusAI Academy (Pty) Ltd',
    address: '1 Long Street, Cape Town',
    registrationNumber: '2026/000001/07',
    vatNumber: '',
    vatPercent: 15,
  };

  it('of somebody who is no vendor mentions no VAT', () => {
    const receipt = receiptOf(facts, seller);
    expect(JSON.stringify(receipt)).not.toContain('VAT');
    expect(receipt).toMatchObject({ title: 'Receipt', number: 'R-000042', day: '2026-11-15' });
    expect(receipt.lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['Python for AI', 'R1800'],
      ['Early enrolment discount', '-R630'],
      ['Total paid', 'R1170'],
    ]);
    expect(receipt.notes).toEqual(['Payment reference AC-1', 'Paid by Capitec Pay']);
    expect(receipt.sellerLines).toEqual([
      'NexusAI Academy (Pty) Ltd',
      '1 Long Street, Cape Town',
      'Registration number 2026/000001/07',
    ]);
    expect(receiptOf(facts, { ...seller, registrationNumber: '' }).sellerLines).toHaveLength(2);
    expect(vatOf(117_000, seller)).toBe(0);
  });

  it('at the full price shows no discount, and has its total in the last line', () => {
    const whole = { ...facts, amountInCents: 180_000 };
    const shown = (vatNumber: string) =>
      receiptOf(whole, { ...seller, vatNumber }).lines.map(({ label, isTotal }) => [label, isTotal]);
    expect(shown('')).toEqual([
      ['Python for AI', false],
      ['Total paid', true],
    ]);
    expect(shown('4123456789')).toEqual([
      ['Python for AI', false],
      ['Total before VAT', false],
      ['VAT at 15%', false],
      ['Total paid, VAT included', true],
    ]);
  });

  it('shows the part of a sponsor, and is over what the learner has paid', () => {
    const part = { ...facts, amountInCents: 67_000, voucherInCents: 50_000, sponsor: 'Mzansi Skills Fund' };
    expect(receiptOf(part, seller).lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['Python for AI', 'R1800'],
      ['Early enrolment discount', '-R630'],
      ['Paid by Mzansi Skills Fund', '-R500'],
      ['Total paid', 'R670'],
    ]);
  });

  it('of a vendor is a tax invoice whose parts add up', () => {
    const receipt = receiptOf({ ...facts, vatInCents: 15_261 }, { ...seller, vatNumber: '4123456789' });
    expect(receipt.title).toBe('Tax invoice');
    expect(receipt.sellerLines).toContain('VAT number 4123456789');
    expect(receipt.lines.slice(2).map(({ amount }) => amount)).toEqual(['R1017.39', 'R152.61', 'R1170']);
  });

  it('is corrected by a credit note, which names it and has its part of the VAT', () => {
    const vendor = { ...seller, vatNumber: '4123456789' };
    const note = {
      ...facts,
      number: 7,
      issuedAt: new Date('2026-11-18T08:00:00Z'),
      receiptIssuedAt: paidAt,
      amountInCents: 10_000,
      vatInCents: creditedVat(0, 10_000, vendor),
    };
    const shown = creditNoteOf(note, vendor);
    expect(shown).toMatchObject({ title: 'Credit note', number: 'C-000007', day: '2026-11-18' });
    expect(shown.lines.map(({ amount }) => amount)).toEqual(['R100', 'R86.96', 'R13.04', 'R100']);
    expect(shown.lines.map(({ isTotal }) => isTotal)).toEqual([false, false, false, true]);
    expect(shown.notes[0]).toBe('For tax invoice R-000042 of 2026-11-15');
    expect(JSON.stringify(creditNoteOf({ ...note, vatInCents: 0 }, seller))).not.toContain('VAT');
  });

  it('the VAT of all parts that go back is that of the whole, to the cent', () => {
    const vendor = { vatNumber: '4123456789', vatPercent: 15 };
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1 }), (parts) => {
        let before = 0;
        let vat = 0;
        for (const part of parts) {
          vat += creditedVat(before, part, vendor);
          before += part;
        }
        expect(vat).toBe(vatOf(before, vendor));
      }),
    );
  });

  it('VAT and net make the gross, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10_000_000 }), (gross) => {
        const vat = vatInside(gross, 15);
        expect(Math.abs((gross - vat) * 0.15 - vat)).toBeLessThan(1);
      }),
    );
  });
});
