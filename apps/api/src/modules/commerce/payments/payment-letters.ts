import { formatCents } from '@academy/domain/commerce/payments';
import { sastDateTime } from '@academy/domain/kernel';
import { PRODUCT_NAME } from '@academy/domain/product';
import { goesLines, staysLine, type TakenBack } from '@academy/domain/rewards/take-backs';
import type { Order } from './orders/orders.store.ts';
import type { StoredRefund } from './refunds/refunds.store.ts';

export interface Letter {
  readonly subject: string;
  readonly body: string;
}

function letter(order: Order, subject: string, lines: readonly string[]): Letter {
  const body = [
    `Dumela ${order.buyerName}`,
    '',
    ...lines,
    '',
    `Reference: ${order.reference}`,
    '',
    PRODUCT_NAME,
  ].join('\n');
  return { subject, body };
}

/** The place and the receipt, and until when the purchase can be taken back. */
export function paidLetter(order: Order, publicUrl: string, cancelUntil: Date): Letter {
  const right =
    order.startConsentAt === null
      ? `You can cancel until ${sastDateTime(cancelUntil)} and get the whole amount back.`
      : `You can cancel until ${sastDateTime(cancelUntil)} and get the whole amount back, as long as you have not opened a lesson.`;
  const sponsored =
    order.sponsor === null
      ? ''
      : ` ${order.sponsor} has paid the other ${formatCents(order.voucherInCents)}.`;
  return letter(order, `Your place in ${order.courseTitle}`, [
    `We have received ${formatCents(order.amountInCents)} for ${order.courseTitle}.${sponsored} Your place is open. Begin whenever you like:`,
    '',
    `${publicUrl}/course/${order.courseId}`,
    '',
    `Your receipt: ${publicUrl}/api/orders/${order.reference}/receipt.pdf`,
    '',
    right,
  ]);
}

/** The learner paid for a place that they already had. */
export function doublePaymentLetter(order: Order): Letter {
  return letter(order, `We are returning your payment for ${order.courseTitle}`, [
    `We have received ${formatCents(order.amountInCents)} for ${order.courseTitle}, but you already had a place in it. We are sending the whole amount back, and there is nothing you need to do.`,
    '',
    'Banks usually take up to ten working days.',
  ]);
}

/** The learner paid the rest after the code for the other part had been used. */
export function voucherUsedLetter(order: Order): Letter {
  return letter(order, `We are returning your payment for ${order.courseTitle}`, [
    `We have received ${formatCents(order.amountInCents)} for ${order.courseTitle}, but the code that was to pay for the other part had been used by then. We are sending the whole amount back, and there is nothing you need to do.`,
    '',
    'Banks usually take up to ten working days.',
  ]);
}

type NamedRefund = Pick<StoredRefund, 'amountInCents' | 'reason'>;

/** What was withdrawn with the place and what remains; empty when nothing was withdrawn. */
function takenLines(taken: TakenBack | null): string[] {
  const lines = taken === null ? [] : goesLines(taken, 'learner');
  if (lines.length === 0) return [];
  return [
    '',
    'With your place this has gone back:',
    ...lines.map((line) => `- ${line}`),
    '',
    staysLine('learner'),
  ];
}

export function refundRequestedLetter(
  order: Order,
  { amountInCents, reason }: NamedRefund,
  taken: TakenBack | null = null,
): Letter {
  return letter(order, `Your refund for ${order.courseTitle}`, [
    `Your purchase of ${order.courseTitle} is cancelled, and ${formatCents(amountInCents)} is on its way back to you. Banks usually take up to ten working days.`,
    ...(order.sponsor === null ? [] : ['', `Your code from ${order.sponsor} can be used again.`]),
    ...(reason === null ? [] : ['', `The reason: ${reason}`]),
    ...takenLines(taken),
  ]);
}

/** Cancelled while the payer's bank is claiming the same money. */
export function refundWaitsLetter(
  order: Order,
  { amountInCents }: NamedRefund,
  taken: TakenBack | null,
): Letter {
  return letter(order, `Your cancellation of ${order.courseTitle}`, [
    `Your purchase of ${order.courseTitle} is cancelled. Your bank has already asked us for the money, so we wait for its answer before ${formatCents(amountInCents)} goes back to you: either the bank returns it, or we do. You need not do anything.`,
    ...(order.sponsor === null ? [] : ['', `Your code from ${order.sponsor} can be used again.`]),
    ...takenLines(taken),
  ]);
}

export function refundedLetter(order: Order, amountInCents: number, taken: TakenBack | null): Letter {
  return letter(order, `Refunded: ${order.courseTitle}`, [
    `${formatCents(amountInCents)} for ${order.courseTitle} has been returned the way it was paid.`,
    ...takenLines(taken),
  ]);
}

/** Less than the whole price was returned, and the place stays. */
export function partReturnedLetter(order: Order, amountInCents: number): Letter {
  return letter(order, `Part of your payment for ${order.courseTitle} was returned`, [
    `${formatCents(amountInCents)} of what you paid for ${order.courseTitle} has been returned the way it was paid. Your place in the course stays yours.`,
  ]);
}

/** For staff who look after payments. Contains no name: the reference leads to the order. */
export function staffLetter(order: Order, subject: string, what: string): Letter {
  return {
    subject: `${subject}: ${order.reference}`,
    body: [what, '', `Order: ${order.reference}`, `Course: ${order.courseTitle}`, '', PRODUCT_NAME].join(
      '\n',
    ),
  };
}
