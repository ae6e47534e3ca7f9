import { bigint, boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../../database/columns.ts';

export const dataExports = pgTable('data_exports', {
  userId: uuid('user_id').primaryKey(),
  askedAt: instant('asked_at').notNull(),
  readyAt: instant('ready_at'),
  expiresAt: instant('expires_at'),
  page: bytea('page'),
  json: bytea('json'),
});

export const accountErasures = pgTable('account_erasures', {
  userId: uuid('user_id').primaryKey(),
  askedAt: instant('asked_at').notNull(),
  dueAt: instant('due_at').notNull(),
});

export const removals = pgTable('removals', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  cause: text('cause', { enum: ['retention', 'erasure'] }).notNull(),
  ranAt: instant('ran_at').notNull(),
  removed: jsonb('removed').$type<Readonly<Record<string, number>>>().notNull(),
  unfinished: text('unfinished').array().notNull().default([]),
});

export const consentHistory = pgTable('consent_history', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').notNull(),
  isGiven: boolean('is_given').notNull(),
  saidAt: instant('said_at').notNull(),
});
