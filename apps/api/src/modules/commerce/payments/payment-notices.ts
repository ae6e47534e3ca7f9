import { returnedInCents } from '@academy/domain/commerce/payments';
import type { TakenBack } from '@academy/domain/rewards/take-backs';
import type { Queryable } from '../../../database/connect.ts';
import { readSettings } from '../../academy/academy-settings/index.ts';
import { addNotice } from '../../academy/notices/index.ts';
import { queueMail } from '../../academy/outbox/index.ts';
import { findAccount } from '../../accounts/identity/index.ts';
import type { Order } from './orders/orders.store.ts';
import { refundedLetter, staffLetter } from './payment-letters.ts';
import type { PaymentsContext } from './payments-context.ts';
import { refundsOfOrders } from './refunds/refunds.store.ts';

/** To the account's current address; people without one find everything under their orders. */
export async function notifyLearner(
  tx: Queryable,
  order: Order,
  letter: { readonly subject: string; readonly body: string },
  now: Date,
): Promise<void> {
  const account = order.userId === null ? null : await findAccount(tx, order.userId);
  if (account?.email) await queueMail(tx, { recipient: account.email, ...letter, now });
}

/** All of the money was returned: announced by mail and by the bell. `taken` is what was withdrawn in the same transaction. */
export async function notifyRefunded(
  tx: Queryable,
  order: Order,
  now: Date,
  taken: TakenBack | null = null,
): Promise<void> {
  const returned = returnedInCents(await refundsOfOrders(tx, [order.id]));
  await notifyLearner(tx, order, refundedLetter(order, returned, taken), now);
  const { userId, reference: subject, courseTitle: title } = order;
  if (userId !== null)
    await addNotice(tx, { userId, kind: 'payment-returned', subject, title, happenedAt: now });
}

/** Something that staff have to look at. */
export async function notifyStaff(
  { config, clock, log }: PaymentsContext,
  tx: Queryable,
  order: Order,
  about: { readonly subject: string; readonly what: string },
): Promise<void> {
  log.warn({ reference: order.reference, subject: about.subject }, 'a payment needs a person');
  const { supportEmail } = await readSettings(tx, config);
  const letter = staffLetter(order, about.subject, about.what);
  await queueMail(tx, { recipient: supportEmail, ...letter, now: clock() });
}
