import {
  BOOKING_STATES,
  type MaterialLink,
  REMINDER_KINDS,
  SESSION_TYPES,
} from '@academy/domain/teaching/sessions';
import { bigint, customType, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

/** Written and compared in SQL only. */
const timeRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

export const trainingSessions = pgTable('training_sessions', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  type: text('type', { enum: SESSION_TYPES }).notNull(),
  description: text('description').notNull(),
  instructorId: text('instructor_id').notNull(),
  courseId: text('course_id'),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  seats: integer('seats').notNull(),
  revision: integer('revision').notNull().default(0),
  cancelledAt: instant('cancelled_at'),
  joiningUrl: text('joining_url'),
  material: jsonb('material').$type<readonly MaterialLink[]>().notNull().default([]),
});

export const sessionBookings = pgTable(
  'session_bookings',
  {
    sessionId: text('session_id').notNull(),
    userId: uuid('user_id').notNull(),
    state: text('state', { enum: BOOKING_STATES }).notNull(),
    during: timeRange('during').notNull(),
    madeAt: instant('made_at').notNull(),
    place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    attendedAt: instant('attended_at'),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.userId] })],
);

export const sessionReminders = pgTable(
  'session_reminders',
  {
    sessionId: text('session_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: REMINDER_KINDS }).notNull(),
    startsAt: instant('starts_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.userId, table.kind, table.startsAt] })],
);
