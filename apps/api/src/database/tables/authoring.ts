import type { DraftState } from '@academy/domain/authoring/drafts';
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const courseFiles = pgTable(
  'course_files',
  {
    courseId: text('course_id').notNull(),
    path: text('path').notNull(),
    version: integer('version').notNull().default(1),
    text: text('text'),
    fileText: text('file_text'),
    settledText: text('settled_text'),
    isEdited: boolean('is_edited').notNull().default(false),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.path] })],
);

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

export const coursePublications = pgTable('course_publications', {
  id: uuid('id').primaryKey().defaultRandom(),
  courseId: text('course_id').notNull(),
  title: text('title').notNull(),
  writtenBy: uuid('written_by').array().notNull(),
  publishedBy: uuid('published_by'),
  publishedAt: instant('published_at').notNull(),
});

export const courseFileVersions = pgTable(
  'course_file_versions',
  {
    courseId: text('course_id').notNull(),
    path: text('path').notNull(),
    version: integer('version').notNull(),
    text: text('text'),
    publicationId: uuid('publication_id'),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.path, table.version] })],
);
