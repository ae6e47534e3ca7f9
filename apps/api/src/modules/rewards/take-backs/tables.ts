import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

/** What a whole refund took back; open until there is a place in the course again. */
export const takeBacks = pgTable('take_backs', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  courseId: text('course_id').notNull(),
  courseTitle: text('course_title').notNull(),
  orderId: uuid('order_id'),
  redemptionId: uuid('redemption_id'),
  takenAt: instant('taken_at').notNull(),
  givenBackAt: instant('given_back_at'),
});
