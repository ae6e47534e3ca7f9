import { ROLES } from '@academy/domain/access';
import { EMAIL_LINK_PURPOSES, LINK_PURPOSES } from '@academy/domain/accounts/identity';
import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../../database/columns.ts';

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  username: text('username').notNull(),
  fullName: text('full_name'),
  email: text('email'),
  avatarUrl: text('avatar_url'),
  role: text('role', { enum: ROLES }).notNull(),
  passwordHash: text('password_hash'),
  suspendedAt: instant('suspended_at'),
  /** A mailed link removed the passkeys that the academy requires. */
  factorLostAt: instant('factor_lost_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const signIns = pgTable('sign_ins', {
  id: uuid('id').primaryKey().defaultRandom(),
  tokenHash: bytea('token_hash').notNull(),
  userId: uuid('user_id').notNull(),
  device: text('device').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  /** A second factor was shown when it began, or since. */
  isStrong: boolean('is_strong').notNull().default(false),
  /** When its owner last showed a password, a passkey or a code: when it began, or since. */
  confirmedAt: instant('confirmed_at').notNull(),
  /** The known browser on which it began. */
  deviceHash: bytea('device_hash'),
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

export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  secret: bytea('secret').notNull(),
  begunAt: instant('begun_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Null: the recovery codes are plain SHA-256, from before they were salted. */
  recoverySalt: bytea('recovery_salt'),
});

/** By which the servers of one academy see that they have the same key file. */
export const sealingKey = pgTable('sealing_key', {
  isOnly: boolean('is_only').primaryKey().default(true),
  fingerprint: bytea('fingerprint').notNull(),
  registeredAt: instant('registered_at').notNull(),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id').notNull(),
    codeHash: bytea('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const passkeys = pgTable('passkeys', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  credentialId: bytea('credential_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  signCount: bigint('sign_count', { mode: 'number' }).notNull(),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
  addedBySignIn: uuid('added_by_sign_in'),
});

export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: bytea('challenge_hash').primaryKey(),
  userId: uuid('user_id'),
  isConfirming: boolean('is_confirming').notNull().default(false),
  expiresAt: instant('expires_at').notNull(),
});

export const emailChanges = pgTable('email_changes', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  oldEmail: text('old_email'),
  newEmail: text('new_email').notNull(),
  askedAt: instant('asked_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  endedAt: instant('ended_at'),
  undoneAt: instant('undone_at'),
});

export const emailChangeLinks = pgTable('email_change_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  changeId: uuid('change_id').notNull(),
  purpose: text('purpose', { enum: EMAIL_LINK_PURPOSES }).notNull(),
  expiresAt: instant('expires_at').notNull(),
});
