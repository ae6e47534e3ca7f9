import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const instructorAccounts = pgTable('instructor_accounts', {
  instructorId: text('instructor_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  assignedAt: instant('assigned_at').notNull(),
});

export const studentMessages = pgTable('student_messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  senderId: uuid('sender_id'),
  userId: uuid('user_id').notNull(),
  courseId: text('course_id').notNull(),
  content: text('content').notNull(),
  sentAt: instant('sent_at').notNull(),
});
