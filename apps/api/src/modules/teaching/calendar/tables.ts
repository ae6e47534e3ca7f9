import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../../database/columns.ts';

export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id').primaryKey(),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: instant('created_at').notNull(),
});
