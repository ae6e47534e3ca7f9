import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../../database/columns.ts';

export const profiles = pgTable('profiles', {
  userId: uuid('user_id').primaryKey(),
  province: text('province'),
  goal: text('goal'),
  isNameShown: boolean('is_name_shown').notNull().default(true),
  changedAt: instant('changed_at').notNull(),
});

export const avatars = pgTable('avatars', {
  userId: uuid('user_id').primaryKey(),
  name: text('name').notNull(),
  jpeg: bytea('jpeg').notNull(),
  addedAt: instant('added_at').notNull(),
});
