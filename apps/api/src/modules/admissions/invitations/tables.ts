import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../../database/columns.ts';

export const invitations = pgTable('invitations', {
  tokenHash: bytea('token_hash').primaryKey(),
  entryId: uuid('entry_id').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  revokedAt: instant('revoked_at'),
});
