import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

export const enrolments = pgTable(
  'enrolments',
  {
    userId: uuid('user_id').notNull(),
    courseId: text('course_id').notNull(),
    enrolledAt: instant('enrolled_at').notNull(),
    quoteId: text('quote_id'),
    quotedPrice: integer('quoted_price'),
    access: text('access', { enum: ['early-access', 'coins', 'paid', 'voucher'] })
      .notNull()
      .default('early-access'),
    /** The order behind a paid place. */
    orderId: uuid('order_id'),
    /** The code behind a sponsored place. */
    voucherCode: text('voucher_code'),
    /** When the first lesson outside the preview was handed out; only if the buyer agreed to start at once. */
    firstOpenedAt: instant('first_opened_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId] })],
);
