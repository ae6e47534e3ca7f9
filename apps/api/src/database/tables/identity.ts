import { ROLES } from '@academy/domain/access';
import { LINK_PURPOSES } from '@academy/domain/identity';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  username: text('username').notNull(),
  fullName: text('full_name'),
  email: text('email'),
  avatarUrl: text('avatar_url'),
  role: text('role', { enum: ROLES }).notNull(),
  passwordHash: text('password_hash'),
  suspendedAt: instant('suspended_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const signIns = pgTable('sign_ins', {
  id: uuid('id').primaryKey().defaultRandom(),
  tokenHash: bytea('token_hash').notNull(),
  userId: uuid('user_id').notNull(),
  device: text('device').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  replacedAt: instant('replaced_at'),
});

export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
);

export const tryCounts = pgTable('try_counts', {
  key: text('key').primaryKey(),
  tries: integer('tries').notNull(),
  windowMs: integer('window_ms').notNull(),
  startedAt: instant('started_at').notNull(),
});

export const oneTimeLinks = pgTable('one_time_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  purpose: text('purpose', { enum: LINK_PURPOSES }).notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});
