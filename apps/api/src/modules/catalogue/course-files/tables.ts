import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

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
