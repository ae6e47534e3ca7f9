import type { TextSize } from '@academy/domain/accounts/display-settings';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

export const displaySettings = pgTable('display_settings', {
  userId: uuid('user_id').primaryKey(),
  accessibilityMode: boolean('accessibility_mode').notNull(),
  fontSize: text('font_size').$type<TextSize>().notNull(),
  changedAt: instant('changed_at').notNull(),
});
