import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

export const instructorAccounts = pgTable('instructor_accounts', {
  instructorId: text('instructor_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  assignedAt: instant('assigned_at').notNull(),
});
