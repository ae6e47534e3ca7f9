import type { CareerId, CourseGradient } from '@academy/domain/catalogue/courses';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

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

/** What came out of the career assessment, in the words of that day. */
export interface KeptScores {
  readonly hoursPerWeek: number | null;
  /** The best first. */
  readonly ranked: readonly {
    readonly careerId: CareerId;
    readonly percent: number;
    readonly parts: readonly { readonly label: string; readonly percent: number }[];
    readonly reasons: readonly string[];
    /** What the career needs and the answers rule out; results from before it was asked have none. */
    readonly lacks?: string | null;
  }[];
}

export const careerResults = pgTable('career_results', {
  userId: uuid('user_id').primaryKey(),
  answers: jsonb('answers').$type<Readonly<Record<string, string>>>().notNull(),
  scores: jsonb('scores').$type<KeptScores>().notNull(),
  takenAt: instant('taken_at').notNull(),
});
