import type { Queryable } from '../../../database/connect.ts';
import { lockVoucher, useVoucher } from './vouchers.store.ts';

interface Spent {
  readonly code: string;
  readonly orderId: string;
  readonly userId: string;
  readonly courseId: string;
}

/**
 * Uses up the code of an order that was paid; false when somebody else has used it meanwhile. It does not matter if its
 * batch has ended since the order was made: the order has frozen both parts.
 */
export async function spendVoucher(tx: Queryable, { code, ...use }: Spent, now: Date): Promise<boolean> {
  const voucher = await lockVoucher(tx, code);
  return voucher !== null && voucher.redeemedAt === null && useVoucher(tx, code, { ...use, now });
}
