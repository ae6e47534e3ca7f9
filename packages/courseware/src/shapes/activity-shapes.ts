import { EXPLORABLES } from '@academy/domain/learning/learning-log';
import Type, { type Static } from 'typebox';
import { GLOSSARY_LANGUAGES } from '../vocabulary.ts';
import { fields, id, oneLine, text } from './texts.ts';

const RUBRIC_LINES = 3;
const task = fields({ ask: text, answer: text });

/** By the name of their list in the file beside a lesson. */
export const activityShapes = {
  predicts: fields({
    id,
    ask: oneLine,
    options: Type.Array(oneLine, { minItems: 2, maxItems: 4 }),
    answer: Type.Optional(Type.Integer({ minimum: 1 })),
    // biome-ignore lint/suspicious/noThenProperty: the author's word for what is shown next; nobody awaits a shape
    then: text,
  }),
  explores: fields({
    id,
    figure: Type.Enum([...EXPLORABLES]),
    task: oneLine,
    text: oneLine,
    values: Type.Optional(Type.Array(Type.Number(), { minItems: 3, maxItems: 9 })),
  }),
  reveals: fields({
    id,
    answer: text,
    rubric: Type.Array(oneLine, { minItems: RUBRIC_LINES, maxItems: RUBRIC_LINES }),
  }),
  steps: fields({ id, worked: text, half: task, alone: task }),
  cards: fields({ id, front: oneLine, back: oneLine }),
  terms: fields({
    id,
    word: oneLine,
    means: oneLine,
    words: Type.Optional(
      fields(
        Object.fromEntries(
          GLOSSARY_LANGUAGES.map((language) => [language, Type.Optional(oneLine)]),
        ) as Record<(typeof GLOSSARY_LANGUAGES)[number], ReturnType<typeof Type.Optional<typeof oneLine>>>,
      ),
    ),
    source: Type.Optional(oneLine),
  }),
};

export type ActivityList = keyof typeof activityShapes;
export type RawActivity<List extends ActivityList> = Static<(typeof activityShapes)[List]>;
