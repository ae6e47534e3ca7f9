import type { RawQuestion } from '../../shapes/question-shapes.ts';
import type { SourcePath } from '../../source/yaml-source.ts';

export interface QuestionFault {
  readonly place: SourcePath;
  readonly message: string;
}

const COUNT_WORDS: Readonly<Record<number, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
};

/** What the schema cannot check: how many options are right, and that no two texts are the same. */
export function checkQuestion(raw: RawQuestion): QuestionFault[] {
  switch (raw.kind) {
    case 'one':
      return checkOptions('options', raw.options, 1);
    case 'many':
      return [...checkOptions('options', raw.options, raw.choose), ...checkChoose(raw)];
    case 'order':
      return sameTexts('steps', raw.steps);
    case 'match':
      return sameTexts(
        'pairs',
        raw.pairs.map(({ left }) => left),
      );
    case 'number':
    case 'output':
      return (raw.near ?? []).flatMap(({ answer }, index) =>
        answer === raw.answer
          ? [{ place: ['near', index], message: `Entry ${index + 1} of "near" is the right answer.` }]
          : [],
      );
    case 'judge':
      return [...checkOptions('faults', raw.faults, 1), ...checkOptions('repairs', raw.repairs, 1)];
    case 'code':
      return [];
  }
}

type RawOptions = readonly { readonly text: string; readonly right?: boolean }[];

export function checkOptions(field: string, options: RawOptions, rightCount: number): QuestionFault[] {
  const right = options.filter((option) => option.right === true).length;
  const count = {
    place: [field],
    message: `"${field}" must have ${rightCount} right, but ${right === 0 ? 'none is' : `${right} are`} marked.`,
  };
  const texts = options.map(({ text }) => text);
  return [...(right === rightCount ? [] : [count]), ...sameTexts(field, texts)];
}

function checkChoose({ ask, choose, options }: Extract<RawQuestion, { kind: 'many' }>): QuestionFault[] {
  const word = COUNT_WORDS[choose] ?? String(choose);
  const says = new RegExp(`\\b(${word}|${choose})\\b`, 'i').test(ask);
  return [
    ...(says ? [] : [{ place: ['ask'], message: `"ask" must say how many to choose (${word}).` }]),
    ...(choose < options.length
      ? []
      : [{ place: ['choose'], message: 'At least one option must be wrong.' }]),
  ];
}

function sameTexts(field: string, texts: readonly string[]): QuestionFault[] {
  return texts.flatMap((text, index) =>
    texts.indexOf(text) === index
      ? []
      : [{ place: [field, index], message: `Entry ${index + 1} of "${field}" repeats another one.` }],
  );
}
