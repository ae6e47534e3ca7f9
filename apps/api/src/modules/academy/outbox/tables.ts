import { MAIL_KIND_NAMES } from '@academy/domain/academy/mail-kinds';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

export const outboxMails = pgTable('outbox_mails', {
  id: uuid('id').primaryKey().defaultRandom(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body'),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
  lastError: text('last_error'),
  unsubscribeUrl: text('unsubscribe_url'),
  /** Both only for optional mails. */
  userId: uuid('user_id'),
  kind: text('kind', { enum: MAIL_KIND_NAMES }),
});
