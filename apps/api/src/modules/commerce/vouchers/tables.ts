import type { Province } from '@academy/domain/accounts/profiles';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

export const voucherBatches = pgTable('voucher_batches', {
  id: uuid('id').primaryKey().defaultRandom(),
  sponsor: text('sponsor').notNull(),
  courseId: text('course_id'),
  amountInRand: integer('amount_in_rand'),
  province: text('province').$type<Province>(),
  expiresAt: instant('expires_at').notNull(),
  createdBy: uuid('created_by'),
  createdAt: instant('created_at').notNull(),
  withdrawnAt: instant('withdrawn_at'),
});

export const vouchers = pgTable('vouchers', {
  code: text('code').primaryKey(),
  batchId: uuid('batch_id').notNull(),
  redeemedAt: instant('redeemed_at'),
  courseId: text('course_id'),
  redeemedBy: uuid('redeemed_by'),
  /** The order that it paid a part of. */
  orderId: uuid('order_id'),
});
