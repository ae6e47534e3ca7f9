import { boolean, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

export const academySettings = pgTable('academy_settings', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  version: integer('version').notNull().default(1),
  launchAt: timestamp('launch_at', { mode: 'string' }).notNull(),
  announcedOn: date('announced_on', { mode: 'string' }).notNull(),
  isOpen: boolean('is_open').notNull().default(false),
  places: integer('places').notNull(),
  featuredPriceInRand: integer('featured_price_in_rand').notNull(),
  coursePriceInRand: integer('course_price_in_rand').notNull(),
  homeFirstPriceInRand: integer('home_first_price_in_rand').notNull(),
  homeStepInRand: integer('home_step_in_rand').notNull(),
  newCoursePriceInRand: integer('new_course_price_in_rand').notNull(),
  newCurriculumPriceInRand: integer('new_curriculum_price_in_rand').notNull(),
  newPathPriceInRand: integer('new_path_price_in_rand').notNull(),
  gigabytePriceInCents: integer('gigabyte_price_in_cents').notNull(),
  /** Null, as in the four below: as the server is configured. */
  generalEmail: text('general_email'),
  supportEmail: text('support_email'),
  phone: text('phone'),
  documentationUrl: text('documentation_url'),
  videosUrl: text('videos_url'),
  changedAt: instant('changed_at'),
  changedBy: uuid('changed_by'),
});
