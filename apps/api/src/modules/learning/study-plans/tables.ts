import { date, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

export const studyPlans = pgTable('study_plans', {
  userId: uuid('user_id').primaryKey(),
  courseId: text('course_id'),
  hoursPerWeek: numeric('hours_per_week', { mode: 'number', precision: 3, scale: 1 }).notNull(),
  promisedOn: date('promised_on').notNull(),
  madeAt: instant('made_at').notNull(),
});
