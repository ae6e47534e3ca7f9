import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../database/columns.ts';

export const documents = pgTable('documents', {
  hash: text('hash').primaryKey(),
  kind: text('kind').notNull(),
  subject: text('subject').notNull(),
  access: text('access', { enum: ['public', 'signed-in', 'place'] }).notNull(),
  courseId: text('course_id'),
  br: bytea('br').notNull(),
  gzip: bytea('gzip').notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  replacedAt: instant('replaced_at'),
});

export const grantKey = pgTable('grant_key', {
  isOnly: boolean('is_only').primaryKey().default(true),
  secret: bytea('secret').notNull(),
});

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

export const webBuilds = pgTable('web_builds', {
  number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  id: text('id').notNull(),
  storedAt: instant('stored_at').notNull(),
});

export const webAssets = pgTable('web_assets', {
  name: text('name').primaryKey(),
  build: bigint('build', { mode: 'number' }).notNull(),
  plain: bytea('plain'),
  br: bytea('br'),
  gzip: bytea('gzip'),
});
