import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

export const seenAchievements = pgTable(
  'seen_achievements',
  {
    userId: uuid('user_id').notNull(),
    achievementId: integer('achievement_id').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.achievementId] })],
);

export const sharedBadges = pgTable('shared_badges', {
  shareId: uuid('share_id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  achievementId: integer('achievement_id').notNull(),
  name: text('name').notNull(),
  sharedAt: instant('shared_at').notNull(),
});
