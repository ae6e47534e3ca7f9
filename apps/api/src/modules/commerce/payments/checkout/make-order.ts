import {
  centsOf,
  nextCheckAt,
  orderReference,
  type PaymentMode,
  paymentEmail,
  REFERENCE_RANDOM_BYTES,
} from '@academy/domain/commerce/payments';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import type { CatalogueCourse } from '../../../catalogue/courses/index.ts';
import { isHeld, lockVoucher, type SponsoredPart } from '../../vouchers/index.ts';
import { addOrder, type NewOrder, type Order } from '../orders/orders.store.ts';
import type { PaymentsContext } from '../payments-context.ts';

/** A purchase as it will be frozen. */
export interface NewPurchase {
  readonly course: Pick<CatalogueCourse, 'id' | 'title'>;
  readonly quoteId: string;
  readonly amountInCents: number;
  readonly wasInCents: number;
  readonly hasStartConsent: boolean;
  readonly isRegistration: boolean;
  readonly mode: PaymentMode;
  readonly startingUntil: Date;
  /** A part that a sponsor pays. */
  readonly part: SponsoredPart | null;
}

/** Null when another request has just made one for the same course, or has just taken the code. */
export function makeOrder(
  { db, clock, randomBytes, config }: PaymentsContext,
  { userId, user }: Actor,
  purchase: NewPurchase,
): Promise<Order | null> {
  const now = clock();
  const { course, quoteId, amountInCents, wasInCents, mode, startingUntil, part } = purchase;
  const order: NewOrder = {
    userId,
    buyerName: user.fullName ?? user.username,
    courseId: course.id,
    courseTitle: course.title,
    reference: orderReference(now, randomBytes(REFERENCE_RANDOM_BYTES)),
    quoteId,
    amountInCents,
    wasInCents,
    mode,
    email: paymentEmail(user.email, config.PAYMENT_EMAIL),
    kind: purchase.isRegistration ? 'course_registration' : 'course',
    state: 'created',
    startingUntil,
    startConsentAt: purchase.hasStartConsent ? now : null,
    createdAt: now,
    nextCheckAt: nextCheckAt(now, now),
    ...(part && {
      voucherCode: part.code,
      voucherInCents: centsOf(part.paysInRand),
      sponsor: part.sponsor,
    }),
  };
  if (part === null) return addOrder(db, order);
  // A concurrent user of the same code waits for this lock and then finds the code held.
  return db.transaction(async (tx) => {
    const voucher = await lockVoucher(tx, part.code);
    if (voucher?.redeemedAt !== null || (await isHeld(tx, part.code))) return null;
    return addOrder(tx, order);
  });
}
