// What is the same for every reader and is served as a file at `/documents/<hash>`; the personal part is a separate response.
import { EXPLORABLES } from '@academy/domain/learning/learning-log';
import type { Question } from '@academy/domain/learning/questions';
import Type, { type Static } from 'typebox';
import { documentHash } from '../document-hash.ts';
import { nullable, strictObject } from '../endpoint.ts';

const id = Type.String();
const namedTest = strictObject({ name: Type.String(), code: Type.String() });

const html = Type.String();
const answered = strictObject({ html, answerHtml: html });
const glossaryWord = Type.Optional(Type.String());
const termProperties = {
  id,
  word: Type.String(),
  meansHtml: html,
  /** Established words only, with their sources. */
  words: strictObject({ zu: glossaryWord, xh: glossaryWord, st: glossaryWord, af: glossaryWord }),
  source: nullable(Type.String()),
};

/** The tasks for the reader between the paragraphs. */
const activitySchemas = [
  strictObject({
    kind: Type.Literal('predict'),
    id,
    askHtml: html,
    options: Type.Array(html),
    /** The index of the option that comes true, from 0; null if no guess is wrong. */
    answer: nullable(Type.Integer()),
    thenHtml: html,
  }),
  strictObject({
    kind: Type.Literal('explore'),
    id,
    figure: Type.Enum([...EXPLORABLES]),
    taskHtml: html,
    /** What it shows, for people who cannot see or move it. */
    textHtml: html,
    values: nullable(Type.Array(Type.Number())),
  }),
  strictObject({ kind: Type.Literal('reveal'), id, answerHtml: html, rubric: Type.Array(html) }),
  strictObject({ kind: Type.Literal('steps'), id, workedHtml: html, half: answered, alone: answered }),
  strictObject({ kind: Type.Literal('card'), id, frontHtml: html, backHtml: html }),
  strictObject({ kind: Type.Literal('term'), ...termProperties }),
] as const;

const blockSchema = Type.Union([
  strictObject({ kind: Type.Literal('html'), html: Type.String() }),
  strictObject({ kind: Type.Enum(['check', 'note']), id }),
  /** With its task, the last part of the text before it. */
  strictObject({ kind: Type.Literal('exercise'), id, taskHtml: Type.String() }),
  ...activitySchemas,
]);
export type LessonBlock = Static<typeof blockSchema>;
export type BlockOf<Kind extends LessonBlock['kind']> = Extract<LessonBlock, { kind: Kind }>;

/** An exercise as the device runs it. The solution stays on the server until after three honest tries. */
const anyExercise = {
  id,
  starter: Type.String(),
  hints: Type.Array(Type.String()),
  mistakes: Type.Array(strictObject({ when: Type.String(), say: Type.String() })),
};

const pythonExerciseSchema = strictObject({
  ...anyExercise,
  uses: Type.Array(Type.String()),
  tests: Type.Array(namedTest),
  hidden: Type.Array(namedTest),
});

const queryTest = strictObject({
  name: Type.String(),
  /** Its own query to the tables; null: it looks at the last result. */
  query: nullable(Type.String()),
  columns: nullable(Type.Array(Type.String())),
  rows: nullable(Type.Array(Type.Array(Type.Union([Type.String(), Type.Number(), Type.Null()])))),
  ordered: Type.Boolean(),
  count: nullable(Type.Integer()),
});

const sqlExerciseSchema = strictObject({
  ...anyExercise,
  language: Type.Literal('sql'),
  tables: Type.String(),
  others: Type.String(),
  tests: Type.Array(queryTest),
  hidden: Type.Array(queryTest),
});

const exerciseSchema = Type.Union([pythonExerciseSchema, sqlExerciseSchema]);
export type LessonExercise = Static<typeof exerciseSchema>;

export const lessonDocumentSchema = strictObject({
  id,
  courseId: id,
  courseTitle: Type.String(),
  moduleTitle: Type.String(),
  title: Type.String(),
  minutes: Type.Integer(),
  sizeBytes: Type.Integer(),
  objectives: Type.Array(Type.String()),
  blocks: Type.Array(blockSchema),
  /** Practice: answers and explanations are included, so that the lesson works without a network. */
  checks: Type.Array(Type.Unsafe<Question>({ type: 'object', additionalProperties: true })),
  exercise: nullable(exerciseSchema),
  isPreview: Type.Boolean(),
});
export type LessonDocument = Static<typeof lessonDocumentSchema>;

/** The table of contents of a course. */
export const outlineDocumentSchema = strictObject({
  courseId: id,
  modules: Type.Array(
    strictObject({
      id,
      title: Type.String(),
      lessons: Type.Array(
        strictObject({
          id,
          title: Type.String(),
          minutes: nullable(Type.Integer()),
          isPreview: Type.Boolean(),
          /** Null while the lesson is being written. */
          document: nullable(documentHash),
        }),
      ),
      assessment: nullable(strictObject({ id, title: Type.String() })),
    }),
  ),
  /** Null while no lesson explains a term. */
  glossary: nullable(documentHash),
});
export type OutlineDocument = Static<typeof outlineDocumentSchema>;

/** The key terms of a course, in alphabetical order, each with the lesson that explains it. */
export const glossaryDocumentSchema = strictObject({
  courseId: id,
  courseTitle: Type.String(),
  terms: Type.Array(strictObject({ ...termProperties, lesson: strictObject({ id, title: Type.String() }) })),
});
export type GlossaryDocument = Static<typeof glossaryDocumentSchema>;
