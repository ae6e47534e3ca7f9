import type { CourseGradient } from '@academy/domain/catalogue/courses';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

export const events = pgTable('events', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  eventType: text('event_type').notNull(),
  description: text('description').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  place: text('place').notNull(),
  gradient: text('gradient').$type<CourseGradient>().notNull(),
  joiningUrl: text('joining_url'),
  seats: integer('seats'),
  hiddenAt: instant('hidden_at'),
});

export const eventRegistrations = pgTable(
  'event_registrations',
  {
    eventId: text('event_id').notNull(),
    userId: uuid('user_id').notNull(),
    registeredAt: instant('registered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] })],
);
