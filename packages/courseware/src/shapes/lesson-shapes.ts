import Type from 'typebox';
import { HELPERS } from '../vocabulary.ts';
import { skillName } from './course-shapes.ts';
import { fields, id, minutes, oneLine, text } from './texts.ts';

export const frontMatterShape = fields({
  id,
  version: Type.Integer({ minimum: 1 }),
  title: oneLine,
  minutes,
  skills: Type.Array(skillName, { minItems: 1 }),
  objectives: Type.Array(oneLine, { minItems: 1, maxItems: 3 }),
  questions: Type.Array(oneLine, { minItems: 3, maxItems: 48 }),
  sums: Type.Optional(Type.Array(oneLine, { minItems: 1 })),
});

/** Its parts are read one by one, so that each gets separate faults. */
const entries = Type.Optional(Type.Array(Type.Unknown()));
export const siblingShape = fields({
  lesson: id,
  checks: entries,
  predicts: entries,
  explores: entries,
  reveals: entries,
  steps: entries,
  cards: entries,
  terms: entries,
  exercise: Type.Optional(Type.Unknown()),
});

const tests = Type.Array(fields({ name: oneLine, code: text }), { minItems: 2, maxItems: 4 });
export const helpers = Type.Array(Type.Enum([...HELPERS]));

const exercise = {
  id,
  starter: text,
  solution: text,
  hints: Type.Array(oneLine, { minItems: 3, maxItems: 3 }),
  mistakes: Type.Array(
    fields({ make: Type.Array(Type.String(), { minItems: 2, maxItems: 2 }), when: text, say: oneLine }),
    { minItems: 2, maxItems: 4 },
  ),
};

export const exerciseShape = fields({ ...exercise, uses: Type.Optional(helpers), tests, hidden: tests });

const queryTests = Type.Array(
  fields({
    name: oneLine,
    query: Type.Optional(text),
    columns: Type.Optional(Type.Array(oneLine, { minItems: 1 })),
    rows: Type.Optional(Type.Array(Type.Array(Type.Union([Type.String(), Type.Number(), Type.Null()])))),
    ordered: Type.Optional(Type.Boolean()),
    count: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  { minItems: 2, maxItems: 4 },
);

export const sqlExerciseShape = fields({
  ...exercise,
  language: Type.Literal('sql'),
  tables: text,
  others: text,
  tests: queryTests,
  hidden: queryTests,
});

/** All tests of a graded program are hidden, so there may be more of them; their values are compared outside of it. */
export const programChecks = Type.Array(fields({ name: oneLine, call: text, gives: Type.Unknown() }), {
  minItems: 2,
  maxItems: 8,
});

export const assessmentShape = fields({
  id,
  title: oneLine,
  minutes,
  pick: Type.Integer({ minimum: 1 }),
  items: Type.Array(Type.Unknown(), { minItems: 1 }),
});

export const projectShape = fields({
  id,
  title: oneLine,
  minutes: Type.Integer({ minimum: 1 }),
  brief: text,
  parts: Type.Array(fields({ id, ask: oneLine, help: oneLine, words: Type.Integer({ minimum: 1 }) }), {
    minItems: 1,
  }),
  checklist: Type.Array(fields({ id, text: oneLine }), { minItems: 1 }),
});
