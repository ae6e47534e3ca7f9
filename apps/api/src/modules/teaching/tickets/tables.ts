import type { TicketChatMessage } from '@academy/contract/teaching/tickets';
import { TICKET_SIDES } from '@academy/domain/teaching/tickets';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

export const tickets = pgTable('tickets', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  subject: text('subject').notNull(),
  courseId: text('course_id'),
  lessonId: text('lesson_id'),
  chat: jsonb('chat').$type<readonly TicketChatMessage[]>().notNull().default([]),
  createdAt: instant('created_at').notNull(),
  lastAt: instant('last_at').notNull(),
  lastFrom: text('last_from', { enum: TICKET_SIDES }).notNull(),
  closedAt: instant('closed_at'),
});

export const ticketMessages = pgTable(
  'ticket_messages',
  {
    ticketId: uuid('ticket_id').notNull(),
    place: integer('place').notNull(),
    authorId: uuid('author_id'),
    authorName: text('author_name').notNull(),
    writtenFrom: text('written_from', { enum: TICKET_SIDES }).notNull(),
    content: text('content').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.place] })],
);
