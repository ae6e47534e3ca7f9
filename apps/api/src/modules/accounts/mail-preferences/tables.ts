import type { MailKind } from '@academy/domain/academy/mail-kinds';
import { boolean, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

export const mailPreferences = pgTable(
  'mail_preferences',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<MailKind>().notNull(),
    isWanted: boolean('is_wanted').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

export const quietHours = pgTable('quiet_hours', {
  userId: uuid('user_id').primaryKey(),
  fromHour: smallint('from_hour').notNull(),
  toHour: smallint('to_hour').notNull(),
  changedAt: instant('changed_at').notNull(),
});
