import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

export const repeatableAnswers = pgTable(
  'repeatable_answers',
  {
    scope: text('scope').notNull(),
    keyHash: text('key_hash').notNull(),
    fingerprint: bytea('fingerprint').notNull(),
    body: jsonb('body'),
    refusal: text('refusal'),
    claimId: uuid('claim_id'),
    claimedUntil: instant('claimed_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.keyHash] })],
);
