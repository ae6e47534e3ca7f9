export { CURRENCY, centsOf, formatCents, paymentEmail } from './amount.ts';
export { CANCEL_DAYS, type CancelRefusal, cancelRight, cancelUntil } from './cancel-right.ts';
export { nextCheckAt, nextLateCheckAt, nextRefundCheckAt, PAYABLE_MS } from './check-schedule.ts';
export { type DisputeOutcome, disputeOutcome } from './dispute.ts';
export {
  judgePayment,
  type Mismatch,
  mismatchesOf,
  type OrderedPayment,
  PAYMENT_MODES,
  type PaymentMode,
  type ProviderPayment,
} from './judge-payment.ts';
export { orderCsv } from './order-list.ts';
export { orderReference, REFERENCE_PATTERN, REFERENCE_RANDOM_BYTES } from './order-reference.ts';
export {
  HOLDS_PLACE,
  isUnpaid,
  LIVE_STATES,
  nextOrderState,
  ORDER_EVENTS,
  ORDER_STATES,
  type OrderEvent,
  type OrderState,
  UNPAID_STATES,
} from './order-state.ts';
export {
  PAYMENT_CHANNELS,
  PAYMENT_RETURN_PATH,
  type PaymentChannel,
  REFUND_REASON_MAX_CHARACTERS,
} from './payment-paths.ts';
export {
  type CreditNoteFacts,
  creditedVat,
  creditNoteNumber,
  creditNoteOf,
  type Receipt,
  type ReceiptFacts,
  type ReceiptLine,
  receiptNumber,
  receiptOf,
  type Seller,
  vatInside,
  vatOf,
} from './receipt.ts';
export {
  type BookedOrder,
  DIFFERENCE_KINDS,
  type Difference,
  isTaken,
  reconcile,
  type TakenPayment,
} from './reconcile.ts';
export { RECORDS_KEPT_YEARS, recordsRetainedSince } from './records-retained.ts';
export {
  REFUND_CAUSES,
  REFUND_STATES,
  type RefundCause,
  type RefundState,
  refundableInCents,
  returnedInCents,
} from './refunds.ts';
export {
  LATEST_PAYOUT_DAYS,
  reconcileSettlements,
  type SettledPayment,
  type Settlement,
} from './settlements.ts';
