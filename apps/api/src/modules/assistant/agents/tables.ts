import type { AgentCitation } from '@academy/contract/assistant/agents';
import type {
  AgentType,
  ChatBadgeId,
  Confidence,
  EngineName,
  Intent,
  ModelPurpose,
} from '@academy/domain/assistant/agents';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

export const chatProgress = pgTable('chat_progress', {
  userId: uuid('user_id').primaryKey(),
  level: integer('level').notNull().default(1),
  experience: integer('experience').notNull().default(0),
  streakCurrent: integer('streak_current').notNull().default(0),
  streakLongest: integer('streak_longest').notNull().default(0),
  lastChatDay: date('last_chat_day'),
  badges: text('badges').array().$type<ChatBadgeId[]>().notNull().default([]),
  met: text('met').array().$type<AgentType[]>().notNull().default([]),
});

export const chatSessions = pgTable('chat_sessions', {
  id: text('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  agentType: text('agent_type').$type<AgentType>().notNull(),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  memory: jsonb('memory').$type<object>().notNull().default({}),
});

export const chatMessages = pgTable(
  'chat_messages',
  {
    sessionId: text('session_id').notNull(),
    sequence: integer('sequence').notNull(),
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    content: text('content').notNull(),
    saidAt: instant('said_at').notNull(),
    agentType: text('agent_type').$type<AgentType>(),
    intent: text('intent').$type<Intent>(),
    confidence: text('confidence').$type<Confidence>(),
    engine: text('engine').$type<EngineName>(),
    citations: jsonb('citations').$type<readonly AgentCitation[]>(),
    isHelpful: boolean('is_helpful'),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.sequence] })],
);

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
