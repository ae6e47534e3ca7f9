import { bigint, date, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

export const lessonFigures = pgTable(
  'lesson_figures',
  {
    courseId: text('course_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    day: date('day').notNull(),
    opened: integer('opened').notNull(),
    completed: integer('completed').notNull(),
    stopped: integer('stopped').notNull(),
  },
  ({ courseId, day, lessonId }) => [primaryKey({ columns: [courseId, day, lessonId] })],
);

export const itemFigures = pgTable(
  'item_figures',
  {
    assessmentId: text('assessment_id').notNull(),
    itemId: text('item_id').notNull(),
    day: date('day').notNull(),
    asked: integer('asked').notNull(),
    rightCount: integer('right_count').notNull(),
    restSum: doublePrecision('rest_sum').notNull(),
    restSquareSum: doublePrecision('rest_square_sum').notNull(),
    restRightSum: doublePrecision('rest_right_sum').notNull(),
    strong: integer('strong').notNull(),
    strongRight: integer('strong_right').notNull(),
  },
  ({ assessmentId, day, itemId }) => [primaryKey({ columns: [assessmentId, day, itemId] })],
);

export const dailyFigures = pgTable(
  'daily_figures',
  {
    figure: text('figure').notNull(),
    day: date('day').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  ({ figure, day }) => [primaryKey({ columns: [figure, day] })],
);

export const figureRollups = pgTable('figure_rollups', {
  rollup: text('rollup').primaryKey(),
  countedAt: instant('counted_at').notNull(),
});

const count = (column: string) => bigint(column, { mode: 'number' }).notNull();

export const academyDays = pgTable('academy_days', {
  day: date('day').primaryKey(),
  signups: count('signups'),
  invited: count('invited'),
  joinedFromList: count('joined_from_list'),
  joined: count('joined'),
  enrolled: count('enrolled'),
  learning: count('learning'),
  completed: count('completed'),
  enrolments: count('enrolments'),
  completions: count('completions'),
  revenueCents: count('revenue_cents'),
});

export const activeDays = pgTable(
  'active_days',
  { day: date('day').notNull(), previous: date('previous').notNull(), people: count('people') },
  ({ day, previous }) => [primaryKey({ columns: [day, previous] })],
);

export const cohortDays = pgTable(
  'cohort_days',
  { day: date('day').notNull(), later: integer('later').notNull(), people: count('people') },
  ({ day, later }) => [primaryKey({ columns: [day, later] })],
);

export const courseDays = pgTable(
  'course_days',
  {
    courseId: text('course_id').notNull(),
    day: date('day').notNull(),
    learners: count('learners'),
    completed: count('completed'),
    percentSum: count('percent_sum'),
  },
  ({ courseId, day }) => [primaryKey({ columns: [courseId, day] })],
);

export const lastActiveDays = pgTable('last_active_days', {
  day: date('day').primaryKey(),
  people: count('people'),
});
