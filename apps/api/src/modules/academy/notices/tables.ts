import type { NoticeKind } from '@academy/domain/academy/notices';
import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

export const notices = pgTable('notices', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<NoticeKind>().notNull(),
  subject: text('subject').notNull(),
  title: text('title'),
  dueAt: instant('due_at'),
  happenedAt: instant('happened_at').notNull(),
  readAt: instant('read_at'),
  mailedAt: instant('mailed_at'),
});
