import Type, { type Static, type TProperties } from 'typebox';
import { NAME_PATTERN, ONE_LINE_PATTERN } from '../source/check-shape.ts';
import { helpers, programChecks } from './lesson-shapes.ts';
import { fields, id, oneLine, text } from './texts.ts';

function questionShape<const Properties extends TProperties>(properties: Properties) {
  return fields({
    id,
    type: text,
    ask: oneLine,
    show: Type.Optional(text),
    // Only items of an assessment have these; the reader checks that.
    lesson: Type.Optional(id),
    enemies: Type.Optional(id),
    ...properties,
  });
}

const option = fields({ text: oneLine, right: Type.Optional(Type.Boolean()), why: oneLine });
const options = Type.Array(option, { minItems: 3, maxItems: 4 });

export const questionShapes = {
  one: questionShape({ options }),
  many: questionShape({
    choose: Type.Integer({ minimum: 1 }),
    options: Type.Array(option, { minItems: 3, maxItems: 6 }),
  }),
  order: questionShape({ steps: Type.Array(oneLine, { minItems: 3, maxItems: 6 }), why: oneLine }),
  match: questionShape({
    pairs: Type.Array(fields({ left: oneLine, right: oneLine }), { minItems: 3, maxItems: 6 }),
    why: oneLine,
  }),
  number: questionShape({
    answer: Type.Number(),
    tolerance: Type.Number({ minimum: 0 }),
    unit: Type.Optional(oneLine),
    why: oneLine,
    near: Type.Optional(Type.Array(fields({ answer: Type.Number(), why: oneLine }))),
  }),
  output: questionShape({
    code: text,
    answer: text,
    why: oneLine,
    near: Type.Optional(Type.Array(fields({ answer: text, why: oneLine }))),
  }),
  judge: questionShape({ faults: options, repairs: options }),
  code: questionShape({ uses: Type.Optional(helpers), starter: text, solution: text, hidden: programChecks }),
} as const;

const name = Type.String({ pattern: NAME_PATTERN, maxLength: 30 });
// Each of them is computed for every set of numbers, at each check and each draw.
const formula = Type.String({ pattern: ONE_LINE_PATTERN, maxLength: 200 });
const conditions = Type.Array(formula, { minItems: 1, maxItems: 10 });
const generated = {
  draw: Type.Array(
    fields({
      name,
      of: Type.Optional(Type.Array(Type.Number(), { minItems: 2 })),
      from: Type.Optional(Type.Number()),
      to: Type.Optional(Type.Number()),
      step: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    }),
    { minItems: 1, maxItems: 8 },
  ),
  let: Type.Optional(Type.Array(fields({ name, is: formula }), { maxItems: 20 })),
  where: Type.Optional(conditions),
  proof: conditions,
  decimals: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
  answer: formula,
};

/** Sums whose numbers are drawn for each attempt: the answers are formulas. */
export const generatedShapes = {
  one: questionShape({ ...generated, options }),
  number: questionShape({
    ...generated,
    tolerance: Type.Number({ minimum: 0 }),
    unit: Type.Optional(oneLine),
    why: oneLine,
    near: Type.Optional(Type.Array(fields({ answer: formula, why: oneLine }), { maxItems: 10 })),
  }),
} as const;

type GeneratedShapes = typeof generatedShapes;

export type RawGenerated = {
  [Kind in keyof GeneratedShapes]: Static<GeneratedShapes[Kind]> & { readonly kind: Kind };
}[keyof GeneratedShapes];

export type QuestionShapes = typeof questionShapes;

/** A question as written, distinguished by its `type`. */
export type RawQuestion = {
  [Kind in keyof QuestionShapes]: Static<QuestionShapes[Kind]> & { readonly kind: Kind };
}[keyof QuestionShapes];
