import type { OrderAnswer } from '@academy/contract/commerce/payments';
import { cancelRight, creditNoteNumber, isUnpaid, returnedInCents } from '@academy/domain/commerce/payments';
import type { Queryable } from '../../../../database/connect.ts';
import type { Catalogue } from '../../../catalogue/courses/index.ts';
import { enrolledCourses } from '../../../enrolment/places/index.ts';
import { hasStartedSince } from '../../../learning/learning-log/index.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { type Paper, papersOf } from '../receipts/papers.store.ts';
import { openDisputes } from '../refunds/disputes.store.ts';
import { refundsOfOrders, type StoredRefund } from '../refunds/refunds.store.ts';
import type { Order } from './orders.store.ts';

/** Whether the learner has begun the course since it was paid for. */
export async function hasStarted(db: Queryable, catalogue: Catalogue, order: Order): Promise<boolean> {
  if (order.userId === null || order.paidAt === null) return false;
  const course = catalogue.courseOf(order.courseId);
  const ofModules = course?.modules.map(({ assessment }) => assessment) ?? [];
  const assessmentIds = [...ofModules, course?.final].flatMap((assessment) => assessment?.id ?? []);
  return hasStartedSince(db, order.userId, { courseId: order.courseId, assessmentIds }, order.paidAt);
}

/** The latest that counts. */
function refundAnswer(refunds: readonly StoredRefund[]): OrderAnswer['refund'] {
  const refund = refunds.find(({ state }) => state !== 'dropped');
  if (!refund || refund.state === 'dropped') return null;
  const { state, requestedAt, settledAt, cause, reason } = refund;
  return {
    state,
    requestedAt: requestedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    cause,
    reason,
  };
}

export function creditNoteAnswers(papers: readonly Paper[]): OrderAnswer['creditNotes'] {
  return papers.flatMap(({ kind, number, amountInCents, issuedAt }) =>
    kind === 'credit-note'
      ? [{ number: creditNoteNumber(number), amountInCents, issuedAt: issuedAt.toISOString() }]
      : [],
  );
}

async function cancelUntilOf(db: Queryable, catalogue: Catalogue, order: Order, now: Date) {
  // Most orders have no such right, so the learning log is not read.
  if (!cancelRight(order, false, now).ok) return null;
  const right = cancelRight(order, await hasStarted(db, catalogue, order), now);
  return right.ok ? right.value.toISOString() : null;
}

/** The order's own columns. */
function ownFacts(order: Order) {
  return {
    reference: order.reference,
    courseId: order.courseId,
    courseTitle: order.courseTitle,
    state: order.state,
    amountInCents: order.amountInCents,
    wasInCents: order.wasInCents,
    voucherInCents: order.voucherInCents,
    sponsor: order.sponsor,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    channel: order.channel,
    hasStartConsent: order.startConsentAt !== null,
    isRegistration: order.kind === 'course_registration',
    hasReceipt: order.receiptNumber !== null,
  };
}

/** Orders of one learner as that learner sees them. */
export async function orderAnswers(
  context: Pick<PaymentsContext, 'clock' | 'catalogue' | 'paystack'>,
  db: Queryable,
  userId: string,
  orders: readonly Order[],
): Promise<OrderAnswer[]> {
  const now = context.clock();
  const catalogue = await context.catalogue.read();
  const ids = orders.map(({ id }) => id);
  const refunds = await refundsOfOrders(db, ids);
  const papers = await papersOf(db, ids);
  const disputed = await openDisputes(db, ids);
  const places = await enrolledCourses(db, userId);
  // An archived course is not sold again; an order that is already open has its link.
  const canBuy = (courseId: string) =>
    context.paystack !== null && catalogue.courseOf(courseId)?.archivedAt === null;
  const answers: OrderAnswer[] = [];
  for (const order of orders) {
    const ownRefunds = refunds.filter(({ orderId }) => orderId === order.id);
    // Nobody is asked to pay for a place that they already have.
    const isOpen = order.state === 'open' && !places.has(order.courseId);
    answers.push({
      ...ownFacts(order),
      cancelUntil: await cancelUntilOf(db, catalogue, order, now),
      authorizationUrl: isOpen ? order.authorizationUrl : null,
      accessCode: isOpen ? order.accessCode : null,
      canRetry: canBuy(order.courseId) && isUnpaid(order.state) && !places.has(order.courseId),
      isDisputed: disputed.has(order.id),
      creditNotes: creditNoteAnswers(papers.filter(({ orderId }) => orderId === order.id)),
      refundedInCents: returnedInCents(ownRefunds),
      refund: refundAnswer(ownRefunds),
    });
  }
  return answers;
}

export async function orderAnswer(
  context: Pick<PaymentsContext, 'clock' | 'catalogue' | 'paystack'>,
  db: Queryable,
  userId: string,
  order: Order,
): Promise<OrderAnswer> {
  const [answer] = await orderAnswers(context, db, userId, [order]);
  if (!answer) throw new Error('An order has an answer.');
  return answer;
}
