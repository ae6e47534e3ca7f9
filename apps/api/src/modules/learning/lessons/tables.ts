import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

export const lessonWritings = pgTable(
  'lesson_writings',
  {
    userId: uuid('user_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    slot: text('slot').notNull(),
    body: text('body').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId, table.slot] })],
);
