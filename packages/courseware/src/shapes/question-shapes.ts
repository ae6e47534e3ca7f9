import Type, { type Static, type TProperties } from 'typebox';
import { helpers, programChecks } from './lesson-shapes.ts';
import { fields, id, oneLine, text } from './texts.ts';

function asked<const Properties extends TProperties>(properties: Properties) {
  return fields({
    id,
    type: text,
    ask: oneLine,
    show: Type.Optional(text),
    // Only items of an assessment have it; the reader sees to that.
    lesson: Type.Optional(id),
    ...properties,
  });
}

const option = fields({ text: oneLine, right: Type.Optional(Type.Boolean()), why: oneLine });
const options = Type.Array(option, { minItems: 3, maxItems: 4 });

export const questionShapes = {
  one: asked({ options }),
  many: asked({
    choose: Type.Integer({ minimum: 1 }),
    options: Type.Array(option, { minItems: 3, maxItems: 6 }),
  }),
  order: asked({ steps: Type.Array(oneLine, { minItems: 3, maxItems: 6 }), why: oneLine }),
  match: asked({
    pairs: Type.Array(fields({ left: oneLine, right: oneLine }), { minItems: 3, maxItems: 6 }),
    why: oneLine,
  }),
  number: asked({
    answer: Type.Number(),
    tolerance: Type.Number({ minimum: 0 }),
    unit: Type.Optional(oneLine),
    why: oneLine,
    near: Type.Optional(Type.Array(fields({ answer: Type.Number(), why: oneLine }))),
  }),
  output: asked({
    code: text,
    answer: text,
    why: oneLine,
    near: Type.Optional(Type.Array(fields({ answer: text, why: oneLine }))),
  }),
  judge: asked({ faults: options, repairs: options }),
  code: asked({ uses: Type.Optional(helpers), starter: text, solution: text, hidden: programChecks }),
} as const;

export type QuestionShapes = typeof questionShapes;

/** A question as it is written down, told apart by its `type`. */
export type RawQuestion = {
  [Kind in keyof QuestionShapes]: Static<QuestionShapes[Kind]> & { readonly kind: Kind };
}[keyof QuestionShapes];
