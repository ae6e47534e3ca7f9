import type { ComparedBooks, StaffOrder } from '@academy/contract/commerce/bookkeeping';
import type { OrderState } from '@academy/domain/commerce/payments';
import { sastDateTime } from '@academy/domain/kernel';
import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

export const ORDER_STATE_WORDS: Readonly<Record<OrderState, string>> = {
  created: 'Starting',
  open: 'Waiting for payment',
  failed: 'Declined',
  cancelled: 'Abandoned',
  expired: 'Expired',
  mismatched: 'Does not match',
  paid: 'Paid',
  refunding: 'Being refunded',
  'refund-failed': 'Refund failed',
  refunded: 'Refunded',
};

type Difference = ComparedBooks['differences'][number];

export const DIFFERENCE_WORDS: Readonly<Record<Difference['kind'], string>> = {
  'payment-without-order': 'Money without an order',
  'payment-not-settled': 'Paid at Paystack, not settled here',
  'amount-differs': 'Less money than was ordered',
  'order-without-payment': 'Paid here, unknown to Paystack',
  'payout-without-order': 'Paid out without an order',
  'payout-not-booked': 'Paid out, not settled here',
  'payout-differs': 'Less paid out than was ordered',
  'payout-sum-differs': 'A payout is not the sum of its payments',
  'not-paid-out': 'Paid over a week ago, not paid out',
};

/** Shown instead of the refund button: the bank decides about the money. */
export function disputeText({ dueAt }: NonNullable<StaffOrder['dispute']>): string {
  const until = dueAt === null ? '' : ` by ${sastDateTime(new Date(dueAt))}`;
  return `Disputed by the payer’s bank. Answer it on Paystack${until}; no refund until the bank decides.`;
}

const NOT_LOADED = 'Please check your connection and try again.';

export function ordersNotLoaded(failure: Failure<'GET /api/admin/orders'>): string {
  switch (failure.code) {
    case 'bad-period':
      return failure.sentence;
    default:
      return commonSentence(failure, NOT_LOADED);
  }
}

export function notCompared(failure: Failure<'POST /api/admin/reconciliation'>): string {
  switch (failure.code) {
    case 'bad-period':
    case 'payments-not-configured':
      return failure.sentence;
    default:
      return commonSentence(failure, NOT_LOADED);
  }
}

export function refundAsked(buyer: string): ToastMessage {
  return {
    title: 'Refund on its way',
    description: `The full price goes back to ${buyer}, and we let them know by email.`,
    variant: 'success',
  };
}

const NO_CONNECTION = 'No connection. Nothing was refunded. Please try again.';

export function refundSentence(failure: Failure<'POST /api/admin/orders/:reference/refund'>): string {
  switch (failure.code) {
    case 'payments-not-configured':
    case 'unknown-order':
    case 'disputed':
    case 'nothing-to-refund':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}
