import type { LearningEventKind } from '@academy/domain/learning/learning-log';
import type { ReviewGrade } from '@academy/domain/learning/reviews';
import {
  bigint,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

export const learningEvents = pgTable('learning_events', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<LearningEventKind>().notNull(),
  subject: text('subject').notNull(),
  occurredAt: instant('occurred_at').notNull(),
  recordedAt: instant('recorded_at').notNull().defaultNow(),
  sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
});

/** Partitions by year of `recorded_at`. */
export const learningEventsArchive = pgTable(
  'learning_events_archive',
  {
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<LearningEventKind>().notNull(),
    subject: text('subject').notNull(),
    occurredAt: instant('occurred_at').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sequence, table.recordedAt] })],
);

export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: uuid('user_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    courseId: text('course_id').notNull(),
    openedAt: instant('opened_at').notNull(),
    lastAt: instant('last_at').notNull(),
    readAt: instant('read_at'),
    place: integer('place').notNull().default(0),
    placedAt: instant('placed_at'),
    answeredChecks: text('answered_checks').array().notNull().default([]),
    exerciseTries: integer('exercise_tries').notNull().default(0),
    exercisePassedAt: instant('exercise_passed_at'),
    studiedSeconds: integer('studied_seconds').notNull().default(0),
    completedAt: instant('completed_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId] })],
);

export const courseProgress = pgTable(
  'course_progress',
  {
    userId: uuid('user_id').notNull(),
    courseId: text('course_id').notNull(),
    percent: integer('percent').notNull().default(0),
    priorPercent: integer('prior_percent').notNull().default(0),
    done: text('done').array().notNull().default([]),
    lastLessonId: text('last_lesson_id'),
    lastAt: instant('last_at'),
    completedAt: instant('completed_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId] })],
);

export const learningDays = pgTable(
  'learning_days',
  {
    userId: uuid('user_id').notNull(),
    day: date('day').notNull(),
    seconds: integer('seconds').notNull().default(0),
    lessonsCompleted: integer('lessons_completed').notNull().default(0),
    /** From, to, from, to, in seconds since the day began. */
    studySpans: integer('study_spans').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

export const reviewCards = pgTable(
  'review_cards',
  {
    userId: uuid('user_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    cardId: text('card_id').notNull(),
    courseId: text('course_id').notNull(),
    enteredAt: instant('entered_at').notNull(),
    answers: jsonb('answers')
      .$type<readonly { readonly at: string; readonly grade: ReviewGrade }[]>()
      .notNull(),
    answeredOn: date('answered_on'),
    dueOn: date('due_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId, table.cardId] })],
);

export const streaks = pgTable('streaks', {
  userId: uuid('user_id').primaryKey(),
  current: integer('current').notNull(),
  longest: integer('longest').notNull(),
  lastActivity: date('last_activity'),
});

export const skillLevels = pgTable(
  'skill_levels',
  {
    userId: uuid('user_id').notNull(),
    skill: text('skill').notNull(),
    priorPoints: doublePrecision('prior_points').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.skill] })],
);

export const learnerTallies = pgTable('learner_tallies', {
  userId: uuid('user_id').primaryKey(),
  lessonsCompleted: integer('lessons_completed').notNull().default(0),
  modulesCompleted: integer('modules_completed').notNull().default(0),
  coursesJoined: integer('courses_joined').notNull().default(0),
  coursesCompleted: integer('courses_completed').notNull().default(0),
  assessmentsPassed: integer('assessments_passed').notNull().default(0),
  distinctions: integer('distinctions').notNull().default(0),
  perfectScores: integer('perfect_scores').notNull().default(0),
  projectsPassed: integer('projects_passed').notNull().default(0),
  exercisesPassed: integer('exercises_passed').notNull().default(0),
  checksAnswered: integer('checks_answered').notNull().default(0),
  studySeconds: integer('study_seconds').notNull().default(0),
  learningDays: integer('learning_days').notNull().default(0),
  weekendDays: integer('weekend_days').notNull().default(0),
  nationalDays: integer('national_days').notNull().default(0),
  earlyLessons: integer('early_lessons').notNull().default(0),
  eveningLessons: integer('evening_lessons').notNull().default(0),
  mostLessonsInADay: integer('most_lessons_in_a_day').notNull().default(0),
  comebacks: integer('comebacks').notNull().default(0),
  sessionsAttended: integer('sessions_attended').notNull().default(0),
  friendsJoined: integer('friends_joined').notNull().default(0),
  points: integer('points').notNull().default(0),
  /** The Monday of the newest week in which something counted. */
  week: date('week'),
  weekPoints: integer('week_points').notNull().default(0),
  /** Increases with every change of the learner's record. */
  version: integer('version').notNull().default(0),
});

/** Those of the log that depend on refunded courses alone: they are not shown. */
export const withdrawnBadges = pgTable(
  'withdrawn_badges',
  {
    userId: uuid('user_id').notNull(),
    achievementId: integer('achievement_id').notNull(),
    withdrawnAt: instant('withdrawn_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.achievementId] })],
);

export const userAchievements = pgTable(
  'user_achievements',
  {
    userId: uuid('user_id').notNull(),
    achievementId: integer('achievement_id').notNull(),
    earnedAt: instant('earned_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.achievementId] })],
);
