// One function for every path that brings news of a payment: the returning learner, the verify call, the webhook and the
// poller. It asks the provider first, with no transaction open, and then decides under the lock of the order.
import {
  cancelUntil,
  HOLDS_PLACE,
  isUnpaid,
  judgePayment,
  mismatchesOf,
  nextCheckAt,
  nextLateCheckAt,
  nextOrderState,
} from '@academy/domain/commerce/payments';
import type { Queryable } from '../../../../database/connect.ts';
import type { Paystack } from '../../../../gateways/paystack.ts';
import type {
  ProviderAnswer,
  ProviderRefund,
  ProviderTransaction,
} from '../../../../gateways/paystack-answers.ts';
import { addNotice } from '../../../academy/notices/index.ts';
import type { Catalogue } from '../../../catalogue/courses/index.ts';
import { givePlace } from '../../../enrolment/places/index.ts';
import { appendToLog } from '../../../learning/learning-log/index.ts';
import { lockVoucher, spendVoucher } from '../../vouchers/index.ts';
import {
  changeOrder,
  findOrder,
  lockOrder,
  moveOrder,
  nextReceiptNumber,
  type Order,
} from '../orders/orders.store.ts';
import { doublePaymentLetter, type Letter, paidLetter, voucherUsedLetter } from '../payment-letters.ts';
import { notifyLearner, notifyStaff } from '../payment-notices.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { issueCreditNotes, issueReceipt } from '../receipts/issue-papers.ts';
import { endReturned } from '../refunds/end-returned.ts';
import { recordReturns } from '../refunds/record-returns.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import type { StepSource } from '../tables.ts';

interface Settling {
  readonly context: PaymentsContext;
  readonly catalogue: Catalogue;
  readonly payment: ProviderTransaction;
  /** The provider's refunds of it; empty when they did not have to be read. */
  readonly refunds: readonly ProviderRefund[];
  readonly source: StepSource;
  readonly now: Date;
}

const factsOf = ({ id, amountInCents, channel, feesInCents }: ProviderTransaction) => ({
  providerTransactionId: id,
  paidInCents: amountInCents,
  channel,
  feesInCents,
});

/** Gives the place once: a learner who already has it gets the money back instead. */
async function settlePaid(tx: Queryable, order: Order, settling: Settling): Promise<Order> {
  const { context, catalogue, payment, source, now } = settling;
  const { userId, courseId, quoteId, id } = order;
  const number = await nextReceiptNumber(tx);
  const facts = { ...factsOf(payment), paidAt: now, receiptNumber: number, nextCheckAt: null };
  await issueReceipt(context.config, tx, { ...order, receiptNumber: number, paidAt: now });
  await issueCreditNotes(tx, id, now);
  const quote = { id: quoteId, price: order.amountInCents / 100 };
  const place = { grounds: 'payment', courseId, enrolledAt: now, quote, orderId: id } as const;
  const refundBuyer = async (cause: 'double' | 'voucher', letter: Letter) => {
    const returned = await requestRefund(
      tx,
      order,
      { cause, reason: null, requestedBy: null, source, catalogue, now },
      facts,
    );
    await notifyLearner(tx, order, letter, now);
    return returned?.order ?? order;
  };
  if (userId === null || !(await givePlace(tx, { userId, ...place })).ok)
    return refundBuyer('double', doublePaymentLetter(order));
  // An abandoned link that is paid after all may come too late for its code.
  const code = order.voucherCode;
  if (code !== null && !(await spendVoucher(tx, { code, orderId: id, userId, courseId }, now)))
    return refundBuyer('voucher', voucherUsedLetter(order));
  const paid = await moveOrder(tx, id, { event: 'confirmed', state: 'paid', source, now }, facts);
  await appendToLog(tx, { userId, catalogue, now }, [{ kind: 'course-joined', courseId, occurredAt: now }]);
  await notifyLearner(tx, paid, paidLetter(paid, context.publicUrl(), cancelUntil(now)), now);
  const news = { subject: courseId, title: paid.courseTitle, happenedAt: now };
  await addNotice(tx, { userId, kind: 'course-paid', ...news });
  return paid;
}

/** Money under our reference that does not match the order: nobody is enrolled, and staff look at it. */
async function holdMismatch(tx: Queryable, order: Order, { context, payment, source, now }: Settling) {
  const mismatches = mismatchesOf(order, payment);
  const held = await moveOrder(
    tx,
    order.id,
    { event: 'mismatched', state: 'mismatched', source, now },
    { ...factsOf(payment), mismatches, nextCheckAt: null },
  );
  await notifyStaff(context, tx, held, {
    subject: 'A payment does not fit its order',
    what: `What differs: ${mismatches.join(', ')}. Nobody was enrolled. Please check the payment and refund it.`,
  });
  return held;
}

/** Nothing has happened yet: check again later, and stop at last. */
async function scheduleCheckOrLapse(
  tx: Queryable,
  order: Order,
  source: StepSource,
  now: Date,
): Promise<Order> {
  if (!isUnpaid(order.state)) return order;
  const later = nextCheckAt(order.createdAt, now);
  const lapsed = later === null ? nextOrderState(order.state, 'lapsed') : null;
  if (lapsed === null) return changeOrder(tx, order.id, { nextCheckAt: later });
  return moveOrder(tx, order.id, { event: 'lapsed', state: lapsed, source, now }, { nextCheckAt: null });
}

/** The provider reports it as reversed but knows of no refund: one status word is not enough to end the place. */
async function notifyOfReversal(tx: Queryable, order: Order, { context }: Settling): Promise<void> {
  await notifyStaff(context, tx, order, {
    subject: 'A payment is called reversed',
    what: 'The provider says that this payment was reversed, and lists no refund of it. The place stays open. Please look at it on the provider’s dashboard.',
  });
}

/** The provider could not be reached: that never makes an order lapse, whatever its age. */
async function rescheduleCheck(tx: Queryable, order: Order, now: Date): Promise<Order> {
  if (!isUnpaid(order.state)) return order;
  return changeOrder(tx, order.id, {
    nextCheckAt: nextCheckAt(order.createdAt, now) ?? nextLateCheckAt(now),
  });
}

async function decide(tx: Queryable, locked: Order, settling: Settling): Promise<Order> {
  const { context, payment, refunds, source, now } = settling;
  const returned = await recordReturns(context, tx, locked, refunds);
  const order = (await findOrder(tx, locked.reference)) ?? locked;
  if (payment.status === 'reversed' && returned === 0 && order.state === HOLDS_PLACE)
    await notifyOfReversal(tx, order, settling);
  const event = judgePayment(order, payment, returned);
  const state = event === null ? null : nextOrderState(order.state, event);
  if (event === null || state === null) return scheduleCheckOrLapse(tx, order, source, now);
  switch (event) {
    case 'confirmed':
      return settlePaid(tx, order, settling);
    case 'mismatched':
      return holdMismatch(tx, order, settling);
    case 'reversed':
      return endReturned(tx, order, { source, catalogue: settling.catalogue, now }, factsOf(payment));
    default: {
      // Declined: the same page can still be paid with another card, so it is checked again.
      const change = { nextCheckAt: nextCheckAt(order.createdAt, now) };
      return moveOrder(tx, order.id, { event, state, source, now }, change);
    }
  }
}

type Settled =
  | { readonly kind: 'settled'; readonly order: Order }
  | { readonly kind: 'unknown-order' | 'payments-not-configured' }
  /** The provider could not be reached; this is what we know. */
  | { readonly kind: 'provider-away'; readonly order: Order };

interface Heard {
  readonly payment: ProviderTransaction;
  readonly refunds: readonly ProviderRefund[];
}

/** The payment, and its refunds if there may be any: the status alone does not say how much was returned. */
async function ask(
  paystack: Paystack,
  { reference, state }: Order,
  isNews: boolean,
): Promise<ProviderAnswer<Heard>> {
  const verified = await paystack.verify(reference);
  if (verified.kind !== 'answered') return verified;
  const payment = verified.value;
  const mayBeReturned = payment.status === 'reversed' || (isNews && !isUnpaid(state));
  if (!mayBeReturned) return { kind: 'answered', value: { payment, refunds: [] } };
  const listed = await paystack.refundsOf(payment.id);
  return listed.kind === 'answered'
    ? { kind: 'answered', value: { payment, refunds: listed.value } }
    : { kind: 'away' };
}

/** `isNews`: the order is reported to have changed, so the provider is asked even when the order is paid. */
export async function settlePayment(
  context: PaymentsContext,
  reference: string,
  { source, isNews = false }: { readonly source: StepSource; readonly isNews?: boolean },
): Promise<Settled> {
  const { db, paystack } = context;
  if (paystack === null) return { kind: 'payments-not-configured' };
  const known = await findOrder(db, reference);
  if (!known) return { kind: 'unknown-order' };
  if (!isNews && !isUnpaid(known.state)) return { kind: 'settled', order: known };
  const answer = await ask(paystack, known, isNews);
  const catalogue = await context.catalogue.read();
  const now = context.clock();
  const order = await db.transaction(async (tx) => {
    // Locked before the order, in the same sequence as when an order with a code is made: this prevents deadlocks.
    if (known.voucherCode !== null) await lockVoucher(tx, known.voucherCode);
    const locked = await lockOrder(tx, reference);
    if (!locked) throw new Error('The order is gone.');
    if (answer.kind === 'answered')
      return decide(tx, locked, { context, catalogue, ...answer.value, source, now });
    return answer.kind === 'away'
      ? rescheduleCheck(tx, locked, now)
      : scheduleCheckOrLapse(tx, locked, source, now);
  });
  // Another path may have settled it while the provider was asked.
  const isUnanswered = isNews ? answer.kind !== 'answered' : answer.kind === 'away' && isUnpaid(order.state);
  return { kind: isUnanswered ? 'provider-away' : 'settled', order };
}
