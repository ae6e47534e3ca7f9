import type { ModelPurpose } from '@academy/domain/assistant/agents';
import { bigint, boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const llmConsents = pgTable('llm_consents', {
  userId: uuid('user_id').primaryKey(),
  isAgreed: boolean('is_agreed').notNull(),
  decidedAt: instant('decided_at').notNull(),
});

export const llmLearnerDays = pgTable(
  'llm_learner_days',
  {
    userId: uuid('user_id').notNull(),
    day: date('day').notNull(),
    requests: integer('requests').notNull(),
    tokens: integer('tokens').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

export const llmMonths = pgTable('llm_months', {
  month: date('month').primaryKey(),
  costMicrorand: bigint('cost_microrand', { mode: 'number' }).notNull(),
});

export const llmDays = pgTable(
  'llm_days',
  {
    day: date('day').notNull(),
    purpose: text('purpose').$type<ModelPurpose>().notNull(),
    requests: integer('requests').notNull(),
    failures: integer('failures').notNull(),
    falseCounts: integer('false_counts').notNull(),
    tokensIn: bigint('tokens_in', { mode: 'number' }).notNull(),
    tokensOut: bigint('tokens_out', { mode: 'number' }).notNull(),
    costMicrorand: bigint('cost_microrand', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.purpose] })],
);

export const contentGaps = pgTable('content_gaps', {
  question: text('question').primaryKey(),
  asked: integer('asked').notNull(),
  lastAskedAt: instant('last_asked_at').notNull(),
});
