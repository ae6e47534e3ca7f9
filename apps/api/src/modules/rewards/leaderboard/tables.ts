import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

export const leaderboardEntries = pgTable('leaderboard_entries', {
  userId: uuid('user_id').primaryKey(),
  name: text('name').notNull(),
  province: text('province'),
  joinedAt: instant('joined_at').notNull(),
  allPoints: integer('all_points').notNull().default(0),
  week: date('week'),
  weekPoints: integer('week_points').notNull().default(0),
});
