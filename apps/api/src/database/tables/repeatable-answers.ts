import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

export const repeatableAnswers = pgTable(
  'repeatable_answers',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    fingerprint: bytea('fingerprint').notNull(),
    body: jsonb('body'),
    refusal: text('refusal'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);
