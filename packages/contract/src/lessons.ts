import { WRITING_MAX_CHARACTERS } from '@academy/domain/learning';
import type { Question } from '@academy/domain/questions';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject } from './endpoint.ts';

const lessonParams = strictObject({ lessonId: Type.String({ maxLength: 100 }) });
const unknownLesson = { status: 404, sentence: 'We can’t find this lesson.' } as const;
const notEnrolled = {
  status: 403,
  sentence: 'Enrol in the course to read this lesson.',
} as const;

const id = Type.String();
const namedTest = strictObject({ name: Type.String(), code: Type.String() });

const blockSchema = Type.Union([
  strictObject({ kind: Type.Literal('html'), html: Type.String() }),
  strictObject({ kind: Type.Enum(['check', 'exercise', 'note']), id }),
]);
export type LessonBlock = Static<typeof blockSchema>;

/** An exercise as the device runs it. The solution stays on the server until three honest tries were made. */
const exerciseSchema = strictObject({
  id,
  uses: Type.Array(Type.String()),
  starter: Type.String(),
  tests: Type.Array(namedTest),
  hidden: Type.Array(namedTest),
  hints: Type.Array(Type.String()),
  mistakes: Type.Array(strictObject({ when: Type.String(), say: Type.String() })),
});
export type LessonExercise = Static<typeof exerciseSchema>;

const outlineLessonSchema = strictObject({
  id,
  title: Type.String(),
  minutes: nullable(Type.Integer()),
  isWritten: Type.Boolean(),
  isCompleted: Type.Boolean(),
  /** Open to this reader: a preview, or the reader is enrolled. */
  isOpen: Type.Boolean(),
});

const lessonSchema = strictObject({
  id,
  courseId: id,
  courseTitle: Type.String(),
  moduleTitle: Type.String(),
  title: Type.String(),
  minutes: Type.Integer(),
  sizeBytes: Type.Integer(),
  objectives: Type.Array(Type.String()),
  blocks: Type.Array(blockSchema),
  /** Practice: answers and explanations travel with the lesson, so that it works without a network. */
  checks: Type.Array(Type.Unsafe<Question>({ type: 'object', additionalProperties: true })),
  exercise: nullable(exerciseSchema),
  isPreview: Type.Boolean(),
  isEnrolled: Type.Boolean(),
  outline: Type.Array(
    strictObject({
      id,
      title: Type.String(),
      lessons: Type.Array(outlineLessonSchema),
      assessment: nullable(strictObject({ id, title: Type.String(), isPassed: Type.Boolean() })),
    }),
  ),
  state: strictObject({
    isCompleted: Type.Boolean(),
    isRead: Type.Boolean(),
    place: Type.Integer(),
    answeredChecks: Type.Array(id),
    exerciseTries: Type.Integer(),
    isExercisePassed: Type.Boolean(),
    /** Time that was counted for this lesson, over all devices. */
    studiedSeconds: Type.Integer(),
  }),
  writings: Type.Array(strictObject({ slot: Type.String(), text: Type.String(), writtenAt: Type.String() })),
});
export type LessonAnswer = Static<typeof lessonSchema>;

export const lessonEndpoints = defineEndpoints({
  'GET /api/lessons/:lessonId': {
    access: 'signed-in',
    summary: 'One lesson with everything its page needs, including the course outline and your own state.',
    params: lessonParams,
    status: 200,
    answer: lessonSchema,
    refusals: {
      'unknown-lesson': unknownLesson,
      'lesson-in-writing': { status: 404, sentence: 'This lesson is coming soon.' },
      'not-enrolled': notEnrolled,
    },
  },
  'GET /api/lessons/:lessonId/solution': {
    access: 'signed-in',
    summary: 'The solution of the exercise, after three tries or when it is passed.',
    params: lessonParams,
    status: 200,
    answer: strictObject({ solution: Type.String() }),
    refusals: {
      'unknown-lesson': unknownLesson,
      'not-enrolled': notEnrolled,
      'not-tried-enough': {
        status: 403,
        sentence: 'Try the exercise three times first. The hints help.',
      },
    },
  },
  'PUT /api/lessons/:lessonId/writings/:slot': {
    access: 'signed-in',
    summary: "Save the learner's notes or code for a lesson. The latest version wins.",
    params: strictObject({
      lessonId: Type.String({ maxLength: 100 }),
      /** `notes`, `code`, or `note-` and the id of a box in the lesson. */
      slot: Type.String({ maxLength: 100, pattern: '^(notes|code|note-[a-z0-9-]+)$' }),
    }),
    body: strictObject({
      text: Type.String({ maxLength: WRITING_MAX_CHARACTERS }),
      writtenAt: Type.String({ format: 'date-time' }),
    }),
    status: 200,
    /** What is kept now: another device may have written later. */
    answer: strictObject({ text: Type.String(), writtenAt: Type.String({ format: 'date-time' }) }),
    refusals: {
      'unknown-lesson': unknownLesson,
      'not-enrolled': notEnrolled,
      'unknown-slot': { status: 404, sentence: 'This lesson has no such place to write.' },
    },
  },
});
