import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../database/columns.ts';

export const workerCalls = pgTable('worker_calls', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  input: jsonb('input').notNull(),
  calledAt: instant('called_at').notNull().defaultNow(),
  claimedAt: instant('claimed_at'),
  answeredAt: instant('answered_at'),
  output: bytea('output'),
  failure: text('failure'),
});
