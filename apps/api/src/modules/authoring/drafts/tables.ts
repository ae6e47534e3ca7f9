import type { DraftState } from '@academy/domain/authoring/drafts';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

export const courseDrafts = pgTable('course_drafts', {
  id: uuid('id').primaryKey().defaultRandom(),
  courseId: text('course_id').notNull(),
  title: text('title').notNull(),
  state: text('state').$type<DraftState>().notNull().default('writing'),
  version: integer('version').notNull().default(1),
  note: text('note'),
  createdBy: uuid('created_by'),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  discardedAt: instant('discarded_at'),
});

export const courseDraftFiles = pgTable(
  'course_draft_files',
  {
    courseId: text('course_id').notNull(),
    path: text('path').notNull(),
    draftId: uuid('draft_id').notNull(),
    text: text('text'),
    baseVersion: integer('base_version').notNull(),
    version: integer('version').notNull().default(1),
    changedBy: uuid('changed_by'),
    changedAt: instant('changed_at').notNull(),
    discardedAt: instant('discarded_at'),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.path] })],
);

export const courseDraftWriters = pgTable(
  'course_draft_writers',
  { draftId: uuid('draft_id').notNull(), userId: uuid('user_id').notNull() },
  (table) => [primaryKey({ columns: [table.draftId, table.userId] })],
);
