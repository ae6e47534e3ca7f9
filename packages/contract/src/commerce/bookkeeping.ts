import { DIFFERENCE_KINDS, ORDER_STATES, REFERENCE_PATTERN } from '@academy/domain/commerce/payments';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';
import { creditNoteSchema } from './payments.ts';

const instant = Type.String({ format: 'date-time' });
const day = Type.String({ format: 'date' });
const cents = Type.Integer();
/** Both days are included, in South Africa. */
const period = { from: day, to: day };
const badPeriod = {
  status: 422,
  sentence: 'Please choose a first and a last day that are at most 92 days apart.',
} as const;

const staffOrderSchema = strictObject({
  reference: Type.String({ pattern: REFERENCE_PATTERN }),
  buyerName: Type.String(),
  email: Type.String(),
  courseTitle: Type.String(),
  state: Type.Enum([...ORDER_STATES]),
  amountInCents: cents,
  /** The part that a sponsor paid with a code, separate from the amount, and the sponsor's name. */
  voucherInCents: cents,
  sponsor: nullable(Type.String()),
  feesInCents: nullable(cents),
  channel: nullable(Type.String()),
  createdAt: instant,
  paidAt: nullable(instant),
  /** Its receipt and credit notes, at the same addresses as for the buyer. */
  hasReceipt: Type.Boolean(),
  creditNotes: Type.Array(creditNoteSchema),
  /** What was refunded to the payer, in all refunds. */
  refundedInCents: cents,
  /** Whether its money can be refunded, and how much of it. */
  canRefund: Type.Boolean(),
  refundableInCents: cents,
  /** The payer's bank disputes the payment: nothing is refunded until it has decided. */
  dispute: nullable(strictObject({ status: Type.String(), dueAt: nullable(instant) })),
});
export type StaffOrder = Static<typeof staffOrderSchema>;

const settlementSchema = strictObject({
  id: Type.String(),
  day,
  /** The provider's own status: `success`, `processing`, `pending` or `failed`. */
  status: Type.String(),
  payments: Type.Integer(),
  processedInCents: cents,
  feesInCents: cents,
  paidOutInCents: cents,
  /** Our books for the same references. */
  bookedInCents: cents,
});

const booksSchema = strictObject({
  /** The provider's lists were longer than we read, so money may only seem to be missing. */
  isCut: Type.Boolean(),
  days: Type.Array(
    strictObject({
      day,
      orders: Type.Integer(),
      bookedInCents: cents,
      payments: Type.Integer(),
      providerInCents: cents,
      /** How much of what was paid on this day was refunded since, by our books. */
      refundedInCents: cents,
      /** How much of what was paid on this day has reached our bank since, before fees; null if unknown. */
      paidOutInCents: nullable(cents),
    }),
  ),
  /** The provider's payouts to our bank from the first day on; null if it does not report them. */
  settlements: nullable(Type.Array(settlementSchema)),
  differences: Type.Array(
    strictObject({
      kind: Type.Enum([...DIFFERENCE_KINDS]),
      /** The provider's own reference: money without an order may have any. */
      reference: Type.String(),
      providerInCents: nullable(cents),
      bookedInCents: nullable(cents),
    }),
  ),
});
export type ComparedBooks = Static<typeof booksSchema>;

const reconciliationSchema = strictObject({
  ...period,
  state: Type.Enum(['running', 'done', 'failed']),
  askedAt: instant,
  endedAt: nullable(instant),
  /** Null while it runs, and if the provider was unreachable. */
  result: nullable(booksSchema),
});
export type ReconciliationAnswer = Static<typeof reconciliationSchema>;

export const bookkeepingEndpoints = defineEndpoints({
  'GET /api/admin/orders': {
    access: 'administrator',
    summary: 'Orders that were made or paid in a period, the newest first.',
    query: strictObject({ ...period, state: Type.Optional(Type.Enum([...ORDER_STATES])) }),
    status: 200,
    answer: strictObject({
      orders: Type.Array(staffOrderSchema),
      /** There are more than those shown. */
      isCut: Type.Boolean(),
    }),
    refusals: { 'bad-period': badPeriod },
  },
  'GET /api/admin/reconciliation': {
    access: 'administrator',
    summary:
      'The last comparison of our books with the provider’s, and whether it still runs; null before the first.',
    status: 200,
    answer: strictObject({ reconciliation: nullable(reconciliationSchema) }),
    refusals: {},
  },
  'POST /api/admin/reconciliation': {
    access: 'administrator',
    summary:
      'Compare in the background what our books say of each day with what the provider has taken and paid out. One at a time.',
    body: strictObject(period),
    status: 202,
    answer: reconciliationSchema,
    refusals: {
      'bad-period': badPeriod,
      'payments-not-configured': { status: 503, sentence: 'Payments are not configured yet.' },
    },
    isRepeatable: true,
  },
});
