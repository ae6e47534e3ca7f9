import type { AgentCitation } from '@academy/contract/assistant/agents';
import type {
  AgentType,
  ChatBadgeId,
  Confidence,
  EngineName,
  Intent,
} from '@academy/domain/assistant/agents';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

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

export const lessonPassages = pgTable(
  'lesson_passages',
  {
    lessonId: text('lesson_id').notNull(),
    position: integer('position').notNull(),
    courseId: text('course_id').notNull(),
    title: text('title').notNull(),
    heading: text('heading').notNull(),
    body: text('body').notNull(),
    sentences: text('sentences').array().notNull(),
    questions: text('questions').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.position] })],
);

export const textVectors = pgTable(
  'text_vectors',
  {
    model: text('model').notNull(),
    textHash: bytea('text_hash').notNull(),
    vector: bytea('vector').notNull(),
  },
  (table) => [primaryKey({ columns: [table.model, table.textHash] })],
);
