import type { OrderAnswer } from '@academy/contract/commerce/payments';
import { formatCents } from '@academy/domain/commerce/payments';
import { sastDateTime } from '@academy/domain/kernel';

type State = OrderAnswer['state'];

interface StateWords {
  readonly label: string;
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger' | 'info';
}

const STATE_WORDS: Readonly<Record<State, StateWords>> = {
  created: { label: 'Not paid yet', tone: 'neutral' },
  open: { label: 'Waiting for payment', tone: 'info' },
  failed: { label: 'Payment failed', tone: 'danger' },
  cancelled: { label: 'Not paid', tone: 'neutral' },
  expired: { label: 'Not paid', tone: 'neutral' },
  mismatched: { label: 'We are looking into it', tone: 'warning' },
  paid: { label: 'Paid', tone: 'success' },
  refunding: { label: 'Money on its way back', tone: 'info' },
  'refund-failed': { label: 'Refund delayed', tone: 'warning' },
  refunded: { label: 'Refunded', tone: 'neutral' },
};

/** The badge of an order. */
export function stateWords({ state, refund }: Pick<OrderAnswer, 'state' | 'refund'>): StateWords {
  return refund?.state === 'waiting' ? { label: 'Your bank decides', tone: 'info' } : STATE_WORDS[state];
}

/** What a learner should know about an order beyond its badge; null where the badge says it all. */
export function orderNote(order: OrderAnswer): string | null {
  if (order.refund?.state === 'waiting')
    return 'Your bank has asked us for this money as well. Either the bank returns it, or we send it once the bank has decided.';
  if (order.isDisputed) return 'Your bank has asked us about this payment. Support will be in touch.';
  switch (order.state) {
    case 'open':
      return 'If you have paid, your bank may still be busy with it. We keep checking and will email you.';
    case 'mismatched':
      return 'We received money that does not match this order. Please contact support; nothing is lost.';
    case 'refunding':
      return 'Banks take up to 10 working days to show it.';
    case 'refund-failed':
      return 'Your bank has not accepted the refund yet. Support is working on it.';
    case 'failed':
      return 'The bank declined the payment. Nothing was charged.';
    case 'created':
    case 'cancelled':
    case 'expired':
    case 'paid':
    case 'refunded':
      return null;
  }
}

/** `15 Nov 2026, 14:32 · R1170 · card` */
export function orderFacts(order: OrderAnswer, channel: string | null): string {
  const when = sastDateTime(new Date(order.paidAt ?? order.createdAt));
  const sponsored =
    order.sponsor === null ? null : `${formatCents(order.voucherInCents)} paid by ${order.sponsor}`;
  const { refundedInCents } = order;
  const returned = refundedInCents > 0 ? `${formatCents(refundedInCents)} returned` : null;
  return [when, formatCents(order.amountInCents), channel, sponsored, returned].filter(Boolean).join(' · ');
}
