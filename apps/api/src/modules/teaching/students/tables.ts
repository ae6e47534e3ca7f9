import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

export const studentMessages = pgTable('student_messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  senderId: uuid('sender_id'),
  userId: uuid('user_id').notNull(),
  courseId: text('course_id').notNull(),
  content: text('content').notNull(),
  sentAt: instant('sent_at').notNull(),
});
