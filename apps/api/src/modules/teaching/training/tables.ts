import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

export const recognisedModules = pgTable('recognised_modules', {
  userId: uuid('user_id').notNull(),
  /** Of a learning path. */
  moduleId: text('module_id').notNull(),
  percent: integer('percent').notNull(),
});
