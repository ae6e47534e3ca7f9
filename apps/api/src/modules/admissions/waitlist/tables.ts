import { PROVINCES } from '@academy/domain/accounts/profiles';
import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../../database/columns.ts';

export const waitlistCounter = pgTable('waitlist_counter', {
  isOnly: boolean('is_only').primaryKey().default(true),
  used: integer('used').notNull().default(0),
  changes: bigint('changes', { mode: 'number' }).notNull().default(0),
});

export const waitlistEntries = pgTable('waitlist_entries', {
  id: uuid('id').primaryKey().defaultRandom(),
  position: integer('position').notNull(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  province: text('province', { enum: PROVINCES }).notNull(),
  registeredAt: instant('registered_at').notNull(),
  referralCode: text('referral_code').notNull(),
  userId: uuid('user_id'),
  referredBy: uuid('referred_by'),
  confirmBy: instant('confirm_by'),
  confirmationHash: bytea('confirmation_hash'),
  confirmedAt: instant('confirmed_at'),
});

export const waitlistTakings = pgTable('waitlist_takings', {
  networkHash: bytea('network_hash').notNull(),
  takenAt: instant('taken_at').notNull(),
});

export const waitlistRepeatedLinks = pgTable('waitlist_repeated_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  entryId: uuid('entry_id').notNull(),
});
