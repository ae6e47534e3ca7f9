import type { EntryKind, RedemptionState, RewardType } from '@academy/domain/rewards/coins';
import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

/** The ledger's totals, maintained by a trigger. */
export const coinAccounts = pgTable('coin_accounts', {
  userId: uuid('user_id').primaryKey(),
  balance: integer('balance').notNull().default(0),
  earned: integer('earned').notNull().default(0),
  spent: integer('spent').notNull().default(0),
});

export const coinRedemptions = pgTable('coin_redemptions', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  rewardId: text('reward_id').$type<RewardType>().notNull(),
  cost: integer('cost').notNull(),
  state: text('state').$type<RedemptionState>().notNull(),
  courseId: text('course_id'),
  courseTitle: text('course_title'),
  note: text('note'),
  address: text('address'),
  requestedAt: instant('requested_at').notNull(),
  appointedAt: instant('appointed_at'),
  settledAt: instant('settled_at'),
  reason: text('reason'),
});

export const coinEntries = pgTable('coin_entries', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<EntryKind>().notNull(),
  amount: integer('amount').notNull(),
  description: text('description').notNull(),
  occurredAt: instant('occurred_at').notNull(),
  eventId: uuid('event_id'),
  redemptionId: uuid('redemption_id'),
  takeBackId: uuid('take_back_id'),
});
