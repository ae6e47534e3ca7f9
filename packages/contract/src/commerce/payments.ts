import {
  ORDER_STATES,
  PAYMENT_CHANNELS,
  PAYMENT_MODES,
  REFERENCE_PATTERN,
  REFUND_CAUSES,
  REFUND_REASON_MAX_CHARACTERS,
} from '@academy/domain/commerce/payments';
import { VOUCHER_CODE_MAX_LENGTH } from '@academy/domain/commerce/vouchers';
import { REWARD_TYPES } from '@academy/domain/rewards/coins';
import Type, { type Static } from 'typebox';
import { tooManyTries } from '../accounts/identity.ts';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';
import { voucherRefusals } from './vouchers.ts';

const instant = Type.String({ format: 'date-time' });
const cents = Type.Integer({ minimum: 0 });
const reference = Type.String({ pattern: REFERENCE_PATTERN, maxLength: 29 });
const orderParams = strictObject({ reference });
const courseId = Type.String({ minLength: 1, maxLength: 100 });
const quoteId = Type.String({ maxLength: 100 });
/** The learner's separate tick: begin at once, and lose the seven days by beginning. Without it they stay. */
const startAtOnce = Type.Boolean();

const refundSchema = strictObject({
  /** `waiting`: the payer's bank has asked for the same money, and has not decided. */
  state: Type.Enum(['waiting', 'asked', 'pending', 'failed', 'processed']),
  requestedAt: instant,
  settledAt: nullable(instant),
  cause: Type.Enum([...REFUND_CAUSES]),
  reason: nullable(Type.String()),
});

/** A file at `/api/orders/:reference/credit-notes/:number/credit-note.pdf`. */
export const creditNoteSchema = strictObject({
  number: Type.String(),
  amountInCents: cents,
  issuedAt: instant,
});

const orderSchema = strictObject({
  reference,
  courseId: Type.String(),
  courseTitle: Type.String(),
  state: Type.Enum([...ORDER_STATES]),
  /** Cents, as everywhere here: R1170 is 117000. */
  amountInCents: cents,
  wasInCents: cents,
  /** The part that a sponsor paid with a code, and the sponsor's name. */
  voucherInCents: cents,
  sponsor: nullable(Type.String()),
  createdAt: instant,
  paidAt: nullable(instant),
  /** The payment method: `card`, `eft`, … in the provider's words. */
  channel: nullable(Type.String()),
  /** Until when the learner may still cancel the purchase; null if there is no such right or it has expired. */
  cancelUntil: nullable(instant),
  hasStartConsent: Type.Boolean(),
  /** Bought in the training hub. */
  isRegistration: Type.Boolean(),
  /** `/api/orders/:reference/receipt.pdf` exists. */
  hasReceipt: Type.Boolean(),
  /** One for each completed refund. */
  creditNotes: Type.Array(creditNoteSchema),
  /** The provider's page for an open order; otherwise null. */
  authorizationUrl: nullable(Type.String()),
  accessCode: nullable(Type.String()),
  /** Whether "Try again" makes sense: not paid, and no place in the course yet. */
  canRetry: Type.Boolean(),
  isDisputed: Type.Boolean(),
  /** What was refunded so far, in all refunds. */
  refundedInCents: cents,
  refund: nullable(refundSchema),
});
export type OrderAnswer = Static<typeof orderSchema>;

const startedSchema = strictObject({
  status: Type.Boolean(),
  message: Type.String(),
  data: strictObject({
    reference,
    /** For the provider's popup: `resumeTransaction(accessCode)`. */
    accessCode: Type.String(),
    /** The provider's page, for the redirect. */
    authorizationUrl: Type.String(),
    amountInCents: cents,
  }),
});
export type StartedPayment = Static<typeof startedSchema>;

const unknownOrder = { status: 404, sentence: 'We can’t find this order.' } as const;
const notConfigured = { status: 503, sentence: 'Payments are not configured yet.' } as const;
const providerAway = {
  status: 503,
  sentence: 'We can’t reach the payment provider right now. Please try again in a minute.',
} as const;

const startRefusals = {
  'payments-not-configured': notConfigured,
  'too-many-tries': tooManyTries,
  'unknown-course': { status: 404, sentence: 'We can’t find this course.' },
  'already-enrolled': { status: 409, sentence: "You're already registered for this course." },
  'course-archived': { status: 409, sentence: 'This course is no longer offered.' },
  'course-is-free': { status: 409, sentence: 'This course costs nothing. You can simply enrol.' },
  'not-for-sale-yet': {
    status: 409,
    sentence: 'Lessons of this course are still being written, so there is nothing to pay yet.',
  },
  'quote-outdated': {
    status: 409,
    sentence: 'The price of this course has just changed. Please look at it again before you pay.',
  },
  'amount-differs': {
    status: 409,
    sentence: 'This amount is not the price of the course. Please look at it again before you pay.',
  },
  ...voucherRefusals,
  'voucher-pays-all': {
    status: 409,
    sentence: 'This code pays for the whole course. Please use it without paying.',
  },
  'payment-starting': {
    status: 409,
    sentence: 'A payment for this course is just being started. Please wait a moment.',
  },
  'provider-away': {
    status: 503,
    sentence:
      'We can’t reach the payment provider right now. Nothing was charged. Please try again in a minute.',
  },
  'provider-refused': {
    status: 503,
    sentence:
      'The payment provider did not accept this payment. Nothing was charged. Please try again later.',
  },
} as const;

/** What a full refund would take back now; `null` if it would end no place. */
const takeBackSchema = nullable(
  strictObject({
    coins: Type.Integer({ minimum: 0 }),
    openClaims: Type.Integer({ minimum: 0 }),
    hasCertificate: Type.Boolean(),
    badges: Type.Array(Type.String()),
    hasWaitingProject: Type.Boolean(),
    /** What was bought with coins and ends because they are withdrawn: places and requests, the newest first. */
    undone: Type.Array(
      strictObject({
        redemptionId: Type.String(),
        rewardId: Type.Enum([...REWARD_TYPES]),
        name: Type.String(),
        courseId: nullable(Type.String()),
        courseTitle: nullable(Type.String()),
        cost: Type.Integer(),
        isPlace: Type.Boolean(),
        coins: Type.Integer({ minimum: 0 }),
        openClaims: Type.Integer({ minimum: 0 }),
        hasCertificate: Type.Boolean(),
        hasWaitingProject: Type.Boolean(),
      }),
    ),
    /** The whole balance; below zero if some of these coins were spent on what cannot be undone. */
    balanceAfter: Type.Integer(),
  }),
);

export const paymentEndpoints = defineEndpoints({
  'GET /api/paystack/config': {
    access: 'public',
    summary: 'Whether courses can be paid for here, and what a browser needs for it.',
    status: 200,
    answer: strictObject({
      isConfigured: Type.Boolean(),
      mode: nullable(Type.Enum([...PAYMENT_MODES])),
      publicKey: nullable(Type.String()),
      currency: Type.Literal('ZAR'),
      channels: Type.Array(Type.Enum([...PAYMENT_CHANNELS])),
      /** The provider's script with `PaystackPop`. */
      scriptUrl: nullable(Type.String()),
    }),
    refusals: {},
  },
  'POST /api/paystack/initialize': {
    access: 'signed-in',
    summary:
      'Start to pay for a course, for the amount in rand that was shown. An order that is still open is taken up again.',
    body: strictObject({
      /** Accepted to keep the request's shape, but unused: the provider gets the address of the account. */
      email: Type.Optional(Type.String({ maxLength: 320 })),
      amount: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      courseId,
      paymentType: Type.Optional(Type.Enum(['course'])),
      metadata: Type.Optional(
        strictObject({
          courseId: Type.Optional(courseId),
          courseTitle: Type.Optional(Type.String({ maxLength: 300 })),
          type: Type.Optional(Type.Enum(['course_registration'])),
        }),
      ),
      quoteId: Type.Optional(quoteId),
      startAtOnce: Type.Optional(startAtOnce),
      /** A sponsor's code for a part; `amount` is then the rest. */
      voucherCode: Type.Optional(Type.String({ minLength: 1, maxLength: VOUCHER_CODE_MAX_LENGTH })),
    }),
    status: 200,
    answer: startedSchema,
    refusals: startRefusals,
    isRepeatable: true,
  },
  'GET /api/paystack/verify/:reference': {
    access: 'signed-in',
    summary: 'Whether the provider confirms a payment of yours. What is confirmed gives the place, once.',
    params: orderParams,
    status: 200,
    answer: strictObject({
      /** True only when the order is paid and the place exists. */
      status: Type.Boolean(),
      state: Type.Enum([...ORDER_STATES]),
      courseId: Type.String(),
      courseTitle: Type.String(),
    }),
    refusals: {
      'payments-not-configured': notConfigured,
      'unknown-order': unknownOrder,
      'too-many-tries': tooManyTries,
      'provider-away': providerAway,
    },
  },
  'GET /api/orders': {
    access: 'signed-in',
    summary: 'Your orders, the newest first.',
    status: 200,
    answer: strictObject({ orders: Type.Array(orderSchema) }),
    refusals: {},
  },
  'GET /api/orders/:reference': {
    access: 'signed-in',
    summary: 'One of your orders.',
    params: orderParams,
    status: 200,
    answer: orderSchema,
    refusals: { 'unknown-order': unknownOrder },
  },
  'POST /api/orders/:reference/settlement': {
    access: 'signed-in',
    summary: 'Ask the provider now what became of an order of yours, for example on return from its page.',
    params: orderParams,
    status: 200,
    answer: orderSchema,
    refusals: {
      'payments-not-configured': notConfigured,
      'unknown-order': unknownOrder,
      'too-many-tries': tooManyTries,
      'provider-away': providerAway,
    },
  },
  'POST /api/orders/:reference/retry': {
    access: 'signed-in',
    summary:
      'Pay for the course of an order that was not paid: takes up an open one, or makes a new one at the price of now.',
    params: orderParams,
    body: strictObject({ quoteId: Type.Optional(quoteId), startAtOnce: Type.Optional(startAtOnce) }),
    status: 200,
    answer: startedSchema,
    refusals: { 'unknown-order': unknownOrder, ...startRefusals },
    isRepeatable: true,
  },
  'POST /api/orders/:reference/abandonment': {
    access: 'signed-in',
    summary: 'Leave an order without paying. Money that arrives all the same still gives the place.',
    params: orderParams,
    status: 200,
    answer: orderSchema,
    refusals: {
      'unknown-order': unknownOrder,
      'too-many-tries': tooManyTries,
      'already-paid': { status: 409, sentence: 'This order is paid. You have your place in the course.' },
    },
    isRepeatable: true,
  },
  'GET /api/orders/:reference/take-back': {
    access: 'signed-in',
    summary:
      'What goes besides your place if you cancel a purchase of yours: coins and what they paid for, badges, the certificate.',
    params: orderParams,
    status: 200,
    answer: strictObject({ takesBack: takeBackSchema }),
    refusals: { 'unknown-order': unknownOrder },
  },
  'GET /api/admin/orders/:reference/take-back': {
    access: 'administrator',
    summary: 'What a refund of an order would take back from its learner besides the place.',
    params: orderParams,
    status: 200,
    answer: strictObject({ takesBack: takeBackSchema }),
    refusals: { 'unknown-order': unknownOrder },
  },
  'POST /api/orders/:reference/cancellation': {
    access: 'signed-in',
    summary:
      'Take a purchase back within seven days: the place ends with what it gave, and the whole price is returned, after its decision where your bank has asked for it.',
    params: orderParams,
    status: 200,
    answer: orderSchema,
    refusals: {
      'payments-not-configured': notConfigured,
      'unknown-order': unknownOrder,
      'not-paid': { status: 409, sentence: 'This order is not paid, so there is nothing to return.' },
      'too-late': { status: 409, sentence: 'The seven days in which you could cancel are over.' },
      'already-started': {
        status: 409,
        sentence: 'You have started this course, so it can no longer be cancelled. Please contact support.',
      },
    },
    isRepeatable: true,
  },
  'POST /api/admin/orders/:reference/refund': {
    access: 'administrator',
    confirmedFor: 'refunds',
    summary:
      'Return the whole price of an order, with a reason. The place ends with what it gave, and the learner is told by mail.',
    params: orderParams,
    body: strictObject({
      reason: Type.String({ minLength: 1, maxLength: REFUND_REASON_MAX_CHARACTERS }),
    }),
    status: 204,
    answer: null,
    refusals: {
      'payments-not-configured': notConfigured,
      'unknown-order': unknownOrder,
      disputed: {
        status: 409,
        sentence:
          'The payer’s bank has asked for this money. Please answer it on the provider’s dashboard first: a refund now could pay it back twice.',
      },
      'nothing-to-refund': {
        status: 409,
        sentence: 'There is no money on this order to return.',
      },
    },
    isRepeatable: true,
  },
});
