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
  questions: Type.Array(oneLine, { minItems: 3, maxItems: 6 }),
});

/** Checks and exercise are read one by one, so that each gets its own faults. */
export const siblingShape = fields({
  lesson: id,
  checks: Type.Optional(Type.Array(Type.Unknown())),
  exercise: Type.Optional(Type.Unknown()),
});

const tests = Type.Array(fields({ name: oneLine, code: text }), { minItems: 2, maxItems: 4 });
export const helpers = Type.Array(Type.Enum([...HELPERS]));

export const exerciseShape = fields({
  id,
  uses: Type.Optional(helpers),
  starter: text,
  solution: text,
  tests,
  hidden: tests,
  hints: Type.Array(oneLine, { minItems: 3, maxItems: 3 }),
  mistakes: Type.Array(
    fields({ make: Type.Array(Type.String(), { minItems: 2, maxItems: 2 }), when: text, say: oneLine }),
    { minItems: 2, maxItems: 4 },
  ),
});

/** Of a graded program all tests are hidden, so there may be more of them; their values are compared outside of it. */
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
