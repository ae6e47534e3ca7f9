import type { StartedPayment } from '@academy/contract/commerce/payments';
import { centsOf, isUnpaid } from '@academy/domain/commerce/payments';
import { accept, refuse } from '@academy/domain/kernel';
import type { Paystack } from '../../../../gateways/paystack.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import { checkAdmission } from '../../../enrolment/places/index.ts';
import { coverOf } from '../../vouchers/index.ts';
import {
  changeOrder,
  claimStart,
  liveOrder,
  lockOrder,
  moveOrder,
  type Order,
  orderHolding,
} from '../orders/orders.store.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { makeOrder, type NewPurchase } from './make-order.ts';
import { openAtProvider } from './open-at-provider.ts';
import { settlePayment } from './settle-payment.ts';

/** A check of an earlier order, and two references with two tries each. */
const MOST_CALLS_OF_A_START = 5;
const TRY_AGAIN_SECONDS = 10;

/** Covers all provider calls of a start; until then nobody else begins it. */
function startingUntil({ config }: PaymentsContext, now: Date): Date {
  return new Date(now.getTime() + MOST_CALLS_OF_A_START * config.PAYSTACK_TIMEOUT_MS);
}

/** Has a retry time: such a response is not stored under its Idempotency-Key, so the same request may succeed later. */
function tryAgain<const Code extends string>(code: Code) {
  return { ok: false, refusal: { code, retryAfterSeconds: TRY_AGAIN_SECONDS } } as const;
}

export interface PurchaseRequest {
  readonly courseId: string;
  /** In rand, as displayed; null when the request named only the quote. */
  readonly amount: number | null;
  readonly quoteId?: string;
  readonly startAtOnce?: boolean;
  readonly isRegistration: boolean;
  /** A sponsor's code, which pays for a part; the amount is then the rest. */
  readonly voucherCode?: string;
}

function startedAnswer({ reference, accessCode, authorizationUrl, amountInCents }: Order): StartedPayment {
  if (accessCode === null || authorizationUrl === null) throw new Error('An open order has its links.');
  return {
    status: true,
    message: 'Authorization URL created',
    data: { reference, accessCode, authorizationUrl, amountInCents },
  };
}

interface Starting {
  readonly context: PaymentsContext;
  readonly paystack: Paystack;
  readonly actor: Actor;
  readonly purchase: NewPurchase;
}

/**
 * What a sponsor pays of it; null without a code. If the code is held by a payment for another course, that payment is dropped.
 */
async function sponsored(
  context: PaymentsContext,
  { userId }: Actor,
  { voucherCode, courseId }: PurchaseRequest,
  priceInRand: number,
) {
  if (voucherCode === undefined) return accept(null);
  const voucher = { typed: voucherCode, userId, courseId, priceInRand };
  const part = await coverOf(context.db, voucher, context.clock());
  if (!part.ok) return part;
  if (part.value.restInRand === 0) return refuse('voucher-pays-all');
  const holding = await orderHolding(context.db, part.value.code);
  if (holding && holding.userId !== userId) return refuse('voucher-held');
  if (holding && holding.courseId !== courseId) await leave(context, holding);
  return part;
}

/** An order that can still be paid, after a check with the provider: it may have been paid a moment ago. */
async function refreshOpenOrder(context: PaymentsContext, order: Order): Promise<Order> {
  if (order.state !== 'open') return order;
  const settled = await settlePayment(context, order.reference, { source: 'verify' });
  return 'order' in settled ? settled.order : order;
}

async function leave({ db, clock }: PaymentsContext, { reference }: Order): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, reference);
    if (order?.state === 'open' || order?.state === 'created')
      await moveOrder(tx, order.id, {
        event: 'abandoned',
        state: 'cancelled',
        source: 'learner',
        now: clock(),
      });
  });
}

/** The order with the provider's links; under another reference when the response for the first one was lost. */
async function open({ context, paystack, actor, purchase }: Starting, order: Order) {
  const opened = await openAtProvider(context, paystack, order);
  const another = opened === 'reference-taken' ? await makeOrder(context, actor, purchase) : null;
  const last = another ? await openAtProvider(context, paystack, another) : opened;
  if (last === 'reference-taken') return tryAgain('payment-starting');
  if (typeof last === 'string') return tryAgain(last);
  if (last.state === 'open') return accept(startedAnswer(last));
  // Another path was faster: the learner has paid meanwhile and need not pay again.
  return isUnpaid(last.state) ? tryAgain('payment-starting') : refuse('already-enrolled');
}

/** Resumes an order that the learner began at the same price; null when there is none. */
async function resumePayment(starting: Starting, earlier: Order) {
  const { context, purchase } = starting;
  const order = await refreshOpenOrder(context, earlier);
  const now = context.clock();
  if (!isUnpaid(order.state)) return refuse('already-enrolled');
  const isSame =
    order.amountInCents === purchase.amountInCents && order.voucherCode === (purchase.part?.code ?? null);
  if (!isSame) await leave(context, order);
  else if (order.state === 'open') {
    const startConsentAt = order.startConsentAt ?? (purchase.hasStartConsent ? now : null);
    return accept(startedAnswer(await changeOrder(context.db, order.id, { startConsentAt })));
  } else if (order.state === 'created') {
    const isOurs = await claimStart(context.db, order.id, now, startingUntil(context, now));
    return isOurs ? open(starting, order) : tryAgain('payment-starting');
  }
  return null;
}

/**
 * From the displayed price to the provider's page. The order is committed before the provider hears of it, so that
 * every payment has an order here.
 */
export async function startPayment(context: PaymentsContext, actor: Actor, request: PurchaseRequest) {
  const { db, paystack } = context;
  if (paystack === null) return refuse('payments-not-configured');
  const catalogue = await context.catalogue.read();
  const now = context.clock();
  const { courseId, quoteId } = request;
  const placeRequest = { grounds: 'payment', userId: actor.userId, courseId, quoteId } as const;
  const admission = await checkAdmission(db, placeRequest, { catalogue, now });
  if (!admission.ok) return admission;
  const { course, quote } = admission.value;
  const part = await sponsored(context, actor, request, quote.price);
  if (!part.ok) return part;
  const priceInRand = part.value?.restInRand ?? quote.price;
  if (request.amount !== null && request.amount !== priceInRand) return refuse('amount-differs');
  const purchase: NewPurchase = {
    course,
    part: part.value,
    quoteId: quote.id,
    amountInCents: centsOf(priceInRand),
    wasInCents: centsOf(quote.was),
    hasStartConsent: request.startAtOnce === true,
    isRegistration: request.isRegistration,
    mode: paystack.mode,
    startingUntil: startingUntil(context, now),
  };
  const starting: Starting = { context, paystack, actor, purchase };
  const earlier = await liveOrder(db, actor.userId, course.id);
  const taken = earlier && (await resumePayment(starting, earlier));
  if (taken) return taken;
  const order = await makeOrder(context, actor, purchase);
  return order ? open(starting, order) : tryAgain('payment-starting');
}
