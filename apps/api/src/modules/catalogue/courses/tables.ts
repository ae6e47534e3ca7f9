import type { AssessmentItem } from '@academy/courseware';
import type {
  CareerId,
  CourseArea,
  CourseCover,
  CourseGradient,
  CourseLevel,
  Skill,
  TrackId,
} from '@academy/domain/catalogue/courses';
import { bigint, boolean, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

const hours = (name: string) => numeric(name, { precision: 5, scale: 1, mode: 'number' });

const texts = (name: string) => text(name).array().notNull();

export const instructors = pgTable('instructors', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  about: text('about').notNull(),
  avatarUrl: text('avatar_url'),
  position: integer('position').notNull(),
  hiddenAt: instant('hidden_at'),
});

export const courses = pgTable('courses', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  promise: text('promise').notNull(),
  level: text('level').$type<CourseLevel>().notNull(),
  area: text('area').$type<CourseArea>().notNull(),
  hours: hours('hours').notNull(),
  price: integer('price'),
  isFeatured: boolean('is_featured').notNull().default(false),
  categoryId: integer('category_id'),
  categoryPlace: integer('category_place'),
  trackId: text('track_id').$type<TrackId>(),
  trackPlace: integer('track_place'),
  intakeMonday: integer('intake_monday'),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
  imageUrl: text('image_url'),
  gradient: text('gradient').$type<CourseGradient>().notNull(),
  cover: text('cover').$type<CourseCover>().notNull(),
  outcomes: texts('outcomes'),
  requirements: texts('requirements'),
  prerequisites: texts('prerequisites'),
  skills: jsonb('skills').$type<Partial<Record<Skill, number>>>().notNull(),
  careers: jsonb('careers').$type<Partial<Record<CareerId, 'core' | 'useful'>>>().notNull(),
  instructorIds: texts('instructor_ids'),
  plannedModules: integer('planned_modules'),
  archivedAt: instant('archived_at'),
  removedAt: instant('removed_at'),
});

export const courseModules = pgTable('course_modules', {
  id: text('id').primaryKey(),
  courseId: text('course_id').notNull(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  hours: hours('hours').notNull(),
  price: integer('price'),
  removedAt: instant('removed_at'),
});

export const lessons = pgTable('lessons', {
  id: text('id').primaryKey(),
  courseId: text('course_id').notNull(),
  moduleId: text('module_id').notNull(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  idea: text('idea'),
  minutes: integer('minutes'),
  version: integer('version').notNull(),
  isWritten: boolean('is_written').notNull(),
  isPreview: boolean('is_preview').notNull(),
  body: jsonb('body'),
  checkIds: texts('check_ids'),
  hasExercise: boolean('has_exercise').notNull(),
  solution: text('solution'),
  sizeBytes: integer('size_bytes').notNull(),
  removedAt: instant('removed_at'),
});

/**
 * An item of a bank: the question with its answers, and the lesson to revisit. Rows from before decision 74 lack the other two.
 */
export interface BankItem
  extends Pick<AssessmentItem, 'question'>,
    Partial<Pick<AssessmentItem, 'enemies' | 'generated'>> {
  readonly lessonId: string;
}

export const assessments = pgTable('assessments', {
  id: text('id').primaryKey(),
  courseId: text('course_id').notNull(),
  moduleId: text('module_id'),
  title: text('title').notNull(),
  minutes: integer('minutes').notNull(),
  pick: integer('pick').notNull(),
  items: jsonb('items').$type<readonly BankItem[]>().notNull(),
  removedAt: instant('removed_at'),
});

interface ProjectPart {
  readonly id: string;
  readonly ask: string;
  readonly help: string | null;
  readonly words: number;
}

export const projects = pgTable('projects', {
  id: text('id').primaryKey(),
  courseId: text('course_id').notNull(),
  title: text('title').notNull(),
  minutes: integer('minutes').notNull(),
  briefHtml: text('brief_html').notNull(),
  parts: jsonb('parts').$type<readonly ProjectPart[]>().notNull(),
  checklist: jsonb('checklist').$type<readonly { readonly id: string; readonly text: string }[]>().notNull(),
  removedAt: instant('removed_at'),
});

export const pilotCourses = pgTable('pilot_courses', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  hours: hours('hours').notNull(),
});

export const coursewareState = pgTable('courseware_state', {
  isOnly: boolean('is_only').primaryKey().default(true),
  fingerprint: text('fingerprint').notNull(),
  importedAt: instant('imported_at').notNull(),
  revision: bigint('revision', { mode: 'number' }).notNull().default(0),
  contentVersion: bigint('content_version', { mode: 'number' }).notNull().default(0),
});
