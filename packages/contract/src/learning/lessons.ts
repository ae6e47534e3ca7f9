import { WRITING_MAX_CHARACTERS } from '@academy/domain/learning/learning-log';
import Type, { type Static } from 'typebox';
import { documentHash } from '../document-hash.ts';
import { defineEndpoints, strictObject, verbatim } from '../endpoint.ts';

const lessonParams = strictObject({ lessonId: Type.String({ maxLength: 100 }) });
const unknownLesson = { status: 404, sentence: 'We can’t find this lesson.' } as const;
const notEnrolled = {
  status: 403,
  sentence: 'Enrol in the course to read this lesson.',
} as const;

const id = Type.String();
const lessonSchema = strictObject({
  id,
  courseId: id,
  /** The text of the lesson, and the table of contents of its course: files at `/documents/<hash>`. */
  document: documentHash,
  outline: documentHash,
  isEnrolled: Type.Boolean(),
  /** Whether this reader may open every lesson of the course, not only previews. */
  isCourseOpen: Type.Boolean(),
  /** Ids of the lessons that this reader has completed in the course, and of what was passed. */
  done: Type.Array(id),
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
    summary:
      'What a lesson is to you: your state and writings, and the documents that hold its text and outline.',
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
      text: Type.String({
        maxLength: WRITING_MAX_CHARACTERS,
        ...verbatim('it may be a program, and only its writer reads it'),
      }),
      writtenAt: Type.String({ format: 'date-time' }),
    }),
    status: 200,
    /** What is stored now: another device may have written later. */
    answer: strictObject({ text: Type.String(), writtenAt: Type.String({ format: 'date-time' }) }),
    refusals: {
      'unknown-lesson': unknownLesson,
      'not-enrolled': notEnrolled,
      'unknown-slot': { status: 404, sentence: 'This lesson has no such place to write.' },
    },
  },
});
