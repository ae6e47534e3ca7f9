import { type PublicQuestion, type QuestionAnswer, readNumber } from '@academy/domain/learning/questions';

/** What a learner has entered so far; each kind of question uses its own fields. */
export interface AnswerDraft {
  /** Options of `one` and `many`, the fault of `judge`. */
  readonly chosen: readonly string[];
  readonly repair: string | null;
  /** Null until the learner has moved a step. */
  readonly steps: readonly string[] | null;
  /** Right ids by left ids. */
  readonly pairs: Readonly<Record<string, string>>;
  /** Numbers, printed output, programs. */
  readonly text: string;
}

export const EMPTY_DRAFT: AnswerDraft = { chosen: [], repair: null, steps: null, pairs: {}, text: '' };

/** The answer for a draft, or null while something is missing. */
export function answerOf(question: PublicQuestion, draft: AnswerDraft): QuestionAnswer | null {
  switch (question.kind) {
    case 'one':
      return draft.chosen[0] === undefined ? null : { kind: 'one', option: draft.chosen[0] };
    case 'many':
      return draft.chosen.length === question.choose ? { kind: 'many', options: draft.chosen } : null;
    case 'order':
      return draft.steps === null ? null : { kind: 'order', steps: draft.steps };
    case 'match':
      return matchAnswer(question.lefts, draft.pairs);
    case 'number': {
      const value = readNumber(draft.text);
      return value === null ? null : { kind: 'number', value };
    }
    case 'output':
      return draft.text.trim() === '' ? null : { kind: 'output', text: draft.text };
    case 'judge':
      return draft.chosen[0] === undefined || draft.repair === null
        ? null
        : { kind: 'judge', fault: draft.chosen[0], repair: draft.repair };
    case 'code':
      return draft.text.trim() === '' || draft.text === question.starter
        ? null
        : { kind: 'code', source: draft.text };
  }
}

/** The draft for a saved answer, so that it can be shown again. */
export function draftOf(answer: QuestionAnswer): AnswerDraft {
  switch (answer.kind) {
    case 'one':
      return { ...EMPTY_DRAFT, chosen: [answer.option] };
    case 'many':
      return { ...EMPTY_DRAFT, chosen: answer.options };
    case 'order':
      return { ...EMPTY_DRAFT, steps: answer.steps };
    case 'match':
      return {
        ...EMPTY_DRAFT,
        pairs: Object.fromEntries(answer.pairs.map(({ left, right }) => [left, right])),
      };
    case 'number':
      return { ...EMPTY_DRAFT, text: String(answer.value) };
    case 'output':
      return { ...EMPTY_DRAFT, text: answer.text };
    case 'judge':
      return { ...EMPTY_DRAFT, chosen: [answer.fault], repair: answer.repair };
    case 'code':
      return { ...EMPTY_DRAFT, text: answer.source };
  }
}

function matchAnswer(
  lefts: readonly { readonly id: string }[],
  given: Readonly<Record<string, string>>,
): QuestionAnswer | null {
  const pairs = lefts.flatMap(({ id }) => (given[id] ? [{ left: id, right: given[id] }] : []));
  return pairs.length === lefts.length ? { kind: 'match', pairs } : null;
}

/** What is missing before the answer can be checked, in one sentence. */
export function answerInstruction(question: PublicQuestion): string {
  switch (question.kind) {
    case 'one':
      return 'Choose one answer.';
    case 'many':
      return `Choose ${question.choose} answers.`;
    case 'order':
      return 'Move the steps into the right order.';
    case 'match':
      return 'Match each line with its partner.';
    case 'number':
      return 'Enter a number, such as 12 or 0,5.';
    case 'output':
      return 'Write what the program prints.';
    case 'judge':
      return 'Choose what is wrong and what fixes it.';
    case 'code':
      return 'Write the program.';
  }
}
