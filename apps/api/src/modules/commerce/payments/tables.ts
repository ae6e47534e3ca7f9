import type { ComparedBooks } from '@academy/contract/commerce/bookkeeping';
import type {
  OrderEvent,
  OrderState,
  PaymentMode,
  RefundCause,
  RefundState,
} from '@academy/domain/commerce/payments';
import { bigint, boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../../database/columns.ts';

export const drawnPaymentPapers = pgTable('drawn_payment_papers', {
  paperId: uuid('paper_id').primaryKey(),
  factsHash: bytea('facts_hash').notNull(),
  file: bytea('file').notNull(),
  drawnAt: instant('drawn_at').notNull(),
});

export const paymentOrders = pgTable('payment_orders', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Null once the account is gone. */
  userId: uuid('user_id'),
  buyerName: text('buyer_name').notNull(),
  courseId: text('course_id').notNull(),
  courseTitle: text('course_title').notNull(),
  reference: text('reference').notNull(),
  quoteId: text('quote_id').notNull(),
  amountInCents: integer('amount_cents').notNull(),
  wasInCents: integer('was_cents').notNull(),
  /** A sponsor's code that pays for a part, how much of it, and the sponsor's name as it was. */
  voucherCode: text('voucher_code'),
  voucherInCents: integer('voucher_cents').notNull().default(0),
  sponsor: text('sponsor'),
  currency: text('currency').notNull().default('ZAR'),
  mode: text('mode').$type<PaymentMode>().notNull(),
  email: text('email').notNull(),
  kind: text('kind', { enum: ['course', 'course_registration'] })
    .notNull()
    .default('course'),
  state: text('state').$type<OrderState>().notNull(),
  startingUntil: instant('starting_until'),
  accessCode: text('access_code'),
  authorizationUrl: text('authorization_url'),
  startConsentAt: instant('start_consent_at'),
  createdAt: instant('created_at').notNull(),
  paidAt: instant('paid_at'),
  receiptNumber: bigint('receipt_number', { mode: 'number' }),
  providerTransactionId: text('provider_transaction_id'),
  paidInCents: integer('paid_cents'),
  channel: text('channel'),
  feesInCents: integer('fees_cents'),
  mismatches: text('mismatches').array(),
  nextCheckAt: instant('next_check_at'),
});

/** Where the news of a step came from. */
export type StepSource = 'learner' | 'verify' | 'webhook' | 'poller' | 'staff' | 'refund';

export const paymentOrderSteps = pgTable('payment_order_steps', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid('order_id').notNull(),
  event: text('event').$type<OrderEvent>().notNull(),
  state: text('state').$type<OrderState>().notNull(),
  source: text('source').$type<StepSource>().notNull(),
  happenedAt: instant('happened_at').notNull(),
});

export const paymentRefunds = pgTable('payment_refunds', {
  id: uuid('id').primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  amountInCents: integer('amount_cents').notNull(),
  cause: text('cause').$type<RefundCause>().notNull(),
  reason: text('reason'),
  requestedBy: uuid('requested_by'),
  requestedAt: instant('requested_at').notNull(),
  state: text('state').$type<RefundState>().notNull(),
  providerRefundId: text('provider_refund_id'),
  settledAt: instant('settled_at'),
  nextCheckAt: instant('next_check_at'),
});

export const paymentEvents = pgTable('payment_events', {
  id: uuid('id').primaryKey().defaultRandom(),
  event: text('event').notNull(),
  reference: text('reference'),
  bodySha256: bytea('body_sha256').notNull(),
  body: bytea('body').notNull(),
  receivedAt: instant('received_at').notNull(),
  processedAt: instant('processed_at'),
});

/** Receipts and credit notes as they were issued; the database refuses to change them. */
export const paymentPapers = pgTable('payment_papers', {
  id: uuid('id').primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  kind: text('kind', { enum: ['receipt', 'credit-note'] }).notNull(),
  number: bigint('number', { mode: 'number' }).notNull(),
  refundId: uuid('refund_id'),
  issuedAt: instant('issued_at').notNull(),
  sellerName: text('seller_name').notNull(),
  sellerAddress: text('seller_address').notNull(),
  sellerRegistration: text('seller_registration').notNull(),
  /** Empty: the seller was not a VAT vendor. */
  vatNumber: text('vat_number').notNull(),
  vatPercent: integer('vat_percent').notNull(),
  amountInCents: integer('amount_cents').notNull(),
  vatInCents: integer('vat_cents').notNull(),
});

export const paymentReconciliations = pgTable('payment_reconciliations', {
  id: uuid('id').primaryKey().defaultRandom(),
  fromDay: date('from_day').notNull(),
  toDay: date('to_day').notNull(),
  state: text('state', { enum: ['running', 'done', 'failed'] }).notNull(),
  askedAt: instant('asked_at').notNull(),
  endedAt: instant('ended_at'),
  result: jsonb('result').$type<ComparedBooks>(),
});

export const paymentProviderDenials = pgTable('payment_provider_denials', {
  isOnly: boolean('is_only').primaryKey().default(true),
  status: integer('status').notNull(),
  since: instant('since').notNull(),
});

export const paymentDisputes = pgTable('payment_disputes', {
  providerDisputeId: text('provider_dispute_id').primaryKey(),
  orderId: uuid('order_id'),
  reference: text('reference').notNull(),
  status: text('status').notNull(),
  category: text('category'),
  resolution: text('resolution'),
  amountInCents: integer('amount_cents'),
  dueAt: instant('due_at'),
  openedAt: instant('opened_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  resolvedAt: instant('resolved_at'),
});
