import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

export const documents = pgTable('documents', {
  hash: text('hash').primaryKey(),
  kind: text('kind').notNull(),
  subject: text('subject').notNull(),
  access: text('access', { enum: ['public', 'signed-in', 'place'] }).notNull(),
  courseId: text('course_id'),
  br: bytea('br').notNull(),
  gzip: bytea('gzip').notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  replacedAt: instant('replaced_at'),
});

export const grantKey = pgTable('grant_key', {
  isOnly: boolean('is_only').primaryKey().default(true),
  secret: bytea('secret').notNull(),
});
