import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../../database/columns.ts';

export const contentImages = pgTable('content_images', {
  hash: text('hash').primaryKey(),
  jpeg: bytea('jpeg').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
  uploadedBy: uuid('uploaded_by'),
});
