import {
  COURSE_AREAS,
  COURSE_COVERS,
  COURSE_GRADIENTS,
  COURSE_LEVELS,
} from '@academy/domain/catalogue/courses';
import { FREE_REASONS } from '@academy/domain/catalogue/pricing';
import Type, { type Static } from 'typebox';
import { documentHash } from '../document-hash.ts';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';

/** What a course costs now and when it starts; the same on every screen, and the basis of an enrolment. */
export const quoteSchema = strictObject({
  id: Type.String(),
  /** Whole rand, as everywhere here. */
  price: Type.Integer(),
  /** Without the discount; struck through if it differs. */
  was: Type.Integer(),
  percent: Type.Integer(),
  start: Type.String({ format: 'date-time' }),
  /** Whole days until the start. */
  days: Type.Integer(),
  validUntil: Type.String({ format: 'date-time' }),
  /** Why nothing is charged now; null if the price has to be paid. */
  freeBecause: nullable(Type.Enum([...FREE_REASONS])),
});
export type QuoteAnswer = Static<typeof quoteSchema>;

/** The picture of a course: its own if it has one, else beads on a background. */
export const courseCoverSchema = strictObject({
  imageUrl: nullable(Type.String()),
  gradientClass: Type.Enum([...COURSE_GRADIENTS]),
  cover: Type.Enum([...COURSE_COVERS]),
});

/** The data for cards, filters and lists of courses. */
const courseProperties = {
  id: Type.String(),
  title: Type.String(),
  /** One sentence for cards. */
  description: Type.String(),
  startDate: Type.String({ format: 'date-time' }),
  endDate: Type.String({ format: 'date-time' }),
  ...courseCoverSchema.properties,
  level: Type.Enum([...COURSE_LEVELS]),
  area: Type.Enum([...COURSE_AREAS]),
  /** The number of modules. */
  modules: Type.Integer(),
  lessons: Type.Integer(),
  /** How many of the lessons are written; the others are still to come. */
  writtenLessons: Type.Integer(),
  hours: Type.Number(),
  featured: Type.Boolean(),
  categoryId: nullable(Type.Integer()),
  /** The course's own price, in whole rand; null if it has none. The quote has what it costs. */
  price: nullable(Type.Integer()),
  quote: quoteSchema,
  /** The compressed size of all written lessons. */
  sizeBytes: Type.Integer(),
  /** Whether lessons run Python, which is downloaded once. */
  usesPython: Type.Boolean(),
  /** The same for SQL. */
  usesSql: Type.Boolean(),
  trackId: nullable(Type.String()),
  careers: Type.Array(Type.String()),
};
const courseSchema = strictObject(courseProperties);
export type CourseAnswer = Static<typeof courseSchema>;

const lessonLineSchema = strictObject({
  id: Type.String(),
  title: Type.String(),
  /** For a lesson still to come: what it will be about. */
  idea: nullable(Type.String()),
  minutes: nullable(Type.Integer()),
  sizeBytes: Type.Integer(),
  isWritten: Type.Boolean(),
  isPreview: Type.Boolean(),
  hasExercise: Type.Boolean(),
  /** Whether that exercise is SQL; otherwise it is Python. */
  usesSql: Type.Boolean(),
  /** Its text, a file at `/documents/<hash>`; null while it is being written. */
  document: nullable(documentHash),
});

const assessmentLineSchema = strictObject({
  id: Type.String(),
  title: Type.String(),
  minutes: Type.Integer(),
  /** How many questions one attempt has. */
  questions: Type.Integer(),
});

const courseDetailSchema = strictObject({
  ...courseProperties,
  /** No longer offered: people who have a place keep it, and nobody gets a new one. */
  isArchived: Type.Boolean(),
  /** Its table of contents, a file at `/documents/<hash>`. */
  outline: nullable(documentHash),
  /** Its key terms, a file too; null while no lesson explains one. */
  glossary: nullable(documentHash),
  promise: Type.String(),
  outcomes: Type.Array(Type.String()),
  requirements: Type.Array(Type.String()),
  prerequisites: Type.Array(strictObject({ id: Type.String(), title: Type.String() })),
  skills: Type.Array(strictObject({ skill: Type.String(), points: Type.Integer() })),
  instructors: Type.Array(
    strictObject({
      id: Type.String(),
      name: Type.String(),
      about: Type.String(),
      avatarUrl: nullable(Type.String()),
    }),
  ),
  syllabus: Type.Array(
    strictObject({
      id: Type.String(),
      title: Type.String(),
      summary: Type.String(),
      hours: Type.Number(),
      price: nullable(Type.Integer()),
      lessons: Type.Array(lessonLineSchema),
      assessment: nullable(assessmentLineSchema),
    }),
  ),
  final: nullable(assessmentLineSchema),
  project: nullable(strictObject({ id: Type.String(), title: Type.String(), minutes: Type.Integer() })),
});
export type CourseDetailAnswer = Static<typeof courseDetailSchema>;

const instructorSchema = strictObject({
  id: Type.String(),
  name: Type.String(),
  avatarUrl: nullable(Type.String()),
});

export const catalogueEndpoints = defineEndpoints({
  'GET /api/courses': {
    access: 'public',
    summary: 'All courses of the catalogue, in its order.',
    status: 200,
    answer: Type.Array(courseSchema),
    refusals: {},
  },
  'GET /api/courses/featured': {
    access: 'public',
    summary: 'The featured courses.',
    status: 200,
    answer: Type.Array(courseSchema),
    refusals: {},
  },
  'GET /api/courses/featured/instructors': {
    access: 'public',
    summary: 'Who teaches the featured courses, by course.',
    status: 200,
    answer: Type.Record(Type.String(), Type.Array(instructorSchema)),
    refusals: {},
  },
  'GET /api/courses/category/:categoryId': {
    access: 'public',
    summary: "One category's courses, in its own order.",
    params: strictObject({ categoryId: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
    status: 200,
    answer: Type.Array(courseSchema),
    refusals: {},
  },
  'GET /api/courses/:courseId': {
    access: 'public',
    summary: 'One course with its whole syllabus.',
    params: strictObject({ courseId: Type.String({ maxLength: 100 }) }),
    status: 200,
    answer: courseDetailSchema,
    refusals: { 'unknown-course': { status: 404, sentence: 'We can’t find this course.' } },
  },
});
