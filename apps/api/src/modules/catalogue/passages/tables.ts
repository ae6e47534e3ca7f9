import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea } from '../../../database/columns.ts';

export const lessonPassages = pgTable(
  'lesson_passages',
  {
    lessonId: text('lesson_id').notNull(),
    position: integer('position').notNull(),
    courseId: text('course_id').notNull(),
    title: text('title').notNull(),
    heading: text('heading').notNull(),
    body: text('body').notNull(),
    sentences: text('sentences').array().notNull(),
    questions: text('questions').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.position] })],
);

export const textVectors = pgTable(
  'text_vectors',
  {
    model: text('model').notNull(),
    textHash: bytea('text_hash').notNull(),
    vector: bytea('vector').notNull(),
  },
  (table) => [primaryKey({ columns: [table.model, table.textHash] })],
);
