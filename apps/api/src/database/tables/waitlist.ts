import { PROVINCES } from '@academy/domain/waitlist';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const waitlistCounter = pgTable('waitlist_counter', {
  isOnly: boolean('is_only').primaryKey().default(true),
  used: integer('used').notNull().default(0),
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
});
