import type { paymentEndpoints } from '@academy/contract/commerce/payments';
import { CURRENCY, HOLDS_PLACE, isUnpaid } from '@academy/domain/commerce/payments';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Handlers } from '../../../http/endpoints/call.ts';
import { enrolledCourses } from '../../enrolment/places/index.ts';
import { foreseeTakeBack } from '../../rewards/take-backs/index.ts';
import { createPaymentLimits } from './checkout/payment-limits.ts';
import { settlePayment } from './checkout/settle-payment.ts';
import { startPayment } from './checkout/start-payment.ts';
import { abandonOrder, cancelOrder } from './orders/cancel-order.ts';
import { orderAnswer, orderAnswers } from './orders/order-answer.ts';
import { findOrder, findOwnOrder, type Order, ordersOf } from './orders/orders.store.ts';
import type { PaymentsContext } from './payments-context.ts';
import { refundOrder } from './refunds/refund-order.ts';

function configurationOf({ config }: PaymentsContext) {
  const { payments, PAYSTACK_CHANNELS } = config;
  return {
    isConfigured: payments !== null,
    mode: payments?.mode ?? null,
    publicKey: payments?.publicKey ?? null,
    currency: CURRENCY,
    channels: payments === null ? [] : [...PAYSTACK_CHANNELS],
    scriptUrl: payments?.scriptUrl ?? null,
  } as const;
}

export function paymentHandlers(context: PaymentsContext): Handlers<typeof paymentEndpoints> {
  const configuration = configurationOf(context);
  const limits = createPaymentLimits(context);

  /** Asks the provider about one of the learner's own orders; anyone else's is reported as not found. */
  async function settleOwn(db: Queryable, userId: string, reference: string) {
    if (!(await findOwnOrder(db, userId, reference))) return refuse('unknown-order');
    const limited = await limits.ofCheck(userId);
    if (limited) return limited;
    const settled = await settlePayment(context, reference, { source: 'verify' });
    return settled.kind === 'settled' ? accept(settled.order) : refuse(settled.kind);
  }

  const foresee = async (db: Queryable, order: Order) => {
    const taken = await foreseeTakeBack(db, await context.catalogue.read(), order);
    return { takesBack: taken && { ...taken, badges: [...taken.badges], undone: [...taken.undone] } };
  };

  return {
    'GET /api/paystack/config': () => accept({ ...configuration, channels: [...configuration.channels] }),
    async 'POST /api/paystack/initialize'({ input, actor }) {
      const isRegistration = input.metadata?.type !== undefined;
      return (
        (await limits.ofStart(actor.userId)) ?? startPayment(context, actor, { ...input, isRegistration })
      );
    },
    // The specification's address for it, and therefore the one GET that may write: see decision 34.
    async 'GET /api/paystack/verify/:reference'({ input, db, actor, grantDocuments }) {
      const settled = await settleOwn(db, actor.userId, input.reference);
      if (!settled.ok) return settled;
      const { state, courseId, courseTitle } = settled.value;
      await grantDocuments(await enrolledCourses(db, actor.userId));
      return accept({ status: state === HOLDS_PLACE, state, courseId, courseTitle });
    },
    'GET /api/orders': async ({ db, actor }) =>
      accept({
        orders: await orderAnswers(context, db, actor.userId, await ordersOf(db, actor.userId)),
      }),
    async 'GET /api/orders/:reference'({ input, db, actor }) {
      const order = await findOwnOrder(db, actor.userId, input.reference);
      return order ? accept(await orderAnswer(context, db, actor.userId, order)) : refuse('unknown-order');
    },
    async 'POST /api/orders/:reference/settlement'({ input, db, actor, grantDocuments }) {
      const settled = await settleOwn(db, actor.userId, input.reference);
      if (!settled.ok) return settled;
      await grantDocuments(await enrolledCourses(db, actor.userId));
      return accept(await orderAnswer(context, db, actor.userId, settled.value));
    },
    async 'POST /api/orders/:reference/retry'({ input, db, actor }) {
      const { reference, quoteId, startAtOnce } = input;
      const order = await findOwnOrder(db, actor.userId, reference);
      if (!order) return refuse('unknown-order');
      const limited = await limits.ofStart(actor.userId);
      if (limited) return limited;
      return startPayment(context, actor, {
        courseId: order.courseId,
        amount: quoteId === undefined ? order.amountInCents / 100 : null,
        isRegistration: order.kind === 'course_registration',
        ...(quoteId !== undefined && { quoteId }),
        ...(startAtOnce !== undefined && { startAtOnce }),
        ...(order.voucherCode !== null && { voucherCode: order.voucherCode }),
      });
    },
    async 'POST /api/orders/:reference/abandonment'({ input, db, transaction, actor }) {
      const own = { userId: actor.userId, reference: input.reference };
      const order = await findOwnOrder(db, own.userId, own.reference);
      // Closing its window does not abandon a payment made a moment ago.
      if (order && isUnpaid(order.state)) {
        const limited = await limits.ofCheck(own.userId);
        if (limited) return limited;
        await settlePayment(context, own.reference, { source: 'verify' });
      }
      return transaction((tx) => abandonOrder(context, tx, own));
    },
    async 'GET /api/orders/:reference/take-back'({ input, db, actor }) {
      const order = await findOwnOrder(db, actor.userId, input.reference);
      return order ? accept(await foresee(db, order)) : refuse('unknown-order');
    },
    async 'GET /api/admin/orders/:reference/take-back'({ input, db }) {
      const order = await findOrder(db, input.reference);
      return order ? accept(await foresee(db, order)) : refuse('unknown-order');
    },
    async 'POST /api/orders/:reference/cancellation'({ input, db, transaction, actor, grantDocuments }) {
      const own = { userId: actor.userId, reference: input.reference };
      const outcome = await transaction((tx) => cancelOrder(context, tx, own));
      if (outcome.ok) await grantDocuments(await enrolledCourses(db, actor.userId));
      return outcome;
    },
    'POST /api/admin/orders/:reference/refund': ({ input, transaction, actor }) =>
      transaction((tx) => refundOrder(context, tx, { ...input, staffId: actor.userId })),
  };
}
