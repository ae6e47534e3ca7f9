// Our own marking: it returns the explanation of each choice, in the browser and on the server. `@khanacademy/perseus-score`
// 8.11.7 returns points for questions in its own format, and is 47 kB in the browser instead of 0.8.
import type { ClosedQuestion, MatchQuestion, NearAnswer, Option, OrderQuestion } from './question.ts';
import type { AnswerTo, QuestionAnswer } from './question-answer.ts';

/** Feedback on one part of an answer; `html` is null if right or wrong says it all. */
export interface Feedback {
  readonly part: 'option' | 'step' | 'left' | 'fault' | 'repair' | 'whole';
  /** The id of the option, step or left; null for the whole answer. */
  readonly id: string | null;
  readonly isRight: boolean;
  readonly html: string | null;
}

export interface Marking {
  readonly isRight: boolean;
  readonly feedback: readonly Feedback[];
}

// Decimals are stored inexactly: 1.1 - 1 is a little more than 0.1.
const ROUNDING = 1e-9;

/**
 * Right or wrong, and an explanation of every choice. The explanation of the whole is included only with the right
 * answer, so that a learner who tries again does not get to know it. An answer of another kind than the question is
 * wrong.
 */
export function markAnswer(question: ClosedQuestion, answer: QuestionAnswer): Marking {
  switch (question.kind) {
    case 'one':
      return answer.kind === 'one' ? markChoice('option', question.options, answer.option) : WRONG;
    case 'many':
      return answer.kind === 'many' ? markChoices(question.options, answer.options) : WRONG;
    case 'order':
      return answer.kind === 'order' ? markOrder(question, answer) : WRONG;
    case 'match':
      return answer.kind === 'match' ? markMatch(question, answer) : WRONG;
    case 'number':
      return answer.kind === 'number'
        ? markValue(
            question,
            (value) => isNumberNear(answer.value, value, question.tolerance),
            (value) => isRoundedAlike(answer.value, value),
          )
        : WRONG;
    case 'output':
      return answer.kind === 'output'
        ? markValue(question, (text) => asPrinted(answer.text) === asPrinted(text))
        : WRONG;
    case 'judge':
      return answer.kind === 'judge'
        ? bothOf(
            markChoice('fault', question.faults, answer.fault),
            markChoice('repair', question.repairs, answer.repair),
          )
        : WRONG;
  }
}

const WRONG: Marking = Object.freeze({ isRight: false, feedback: [] });

function markChoice(part: Feedback['part'], options: readonly Option[], id: string): Marking {
  const option = options.find((candidate) => candidate.id === id);
  if (option === undefined) return WRONG;
  const { isRight, whyHtml } = option;
  return { isRight, feedback: [{ part, id, isRight, html: whyHtml }] };
}

function markChoices(options: readonly Option[], chosen: readonly string[]): Marking {
  const isRight =
    chosen.length === options.filter((option) => option.isRight).length &&
    options.every((option) => option.isRight === chosen.includes(option.id));
  const feedback = chosen.flatMap((id) => markChoice('option', options, id).feedback);
  return { isRight, feedback };
}

function markOrder({ steps, whyHtml }: OrderQuestion, answer: AnswerTo<'order'>): Marking {
  const places = answer.steps.map((id, place): Feedback => {
    return { part: 'step', id, isRight: steps[place]?.id === id, html: null };
  });
  return markPlaces(places, steps.length, whyHtml);
}

function markMatch({ pairs, whyHtml }: MatchQuestion, answer: AnswerTo<'match'>): Marking {
  const places = pairs.flatMap(({ left, right }): Feedback[] => {
    const given = answer.pairs.filter((pair) => pair.left === left);
    // A left that was given two rights is not matched, even if one of them fits.
    return given.length === 0
      ? []
      : [{ part: 'left', id: left, isRight: given.every((pair) => pair.right === right), html: null }];
  });
  return markPlaces(places, pairs.length, whyHtml);
}

function markPlaces(places: readonly Feedback[], count: number, whyHtml: string): Marking {
  const isRight = places.length === count && places.every((place) => place.isRight);
  return { isRight, feedback: isRight ? [...places, wholly(true, whyHtml)] : places };
}

interface ValueKey<Value> {
  readonly answer: Value;
  readonly whyHtml: string;
  readonly near: readonly NearAnswer<Value>[];
}

function markValue<Value>(
  key: ValueKey<Value>,
  isGiven: (value: Value) => boolean,
  isNearlyGiven: (value: Value) => boolean = isGiven,
): Marking {
  if (isGiven(key.answer)) return { isRight: true, feedback: [wholly(true, key.whyHtml)] };
  const near =
    key.near.find(({ answer }) => isGiven(answer)) ?? key.near.find(({ answer }) => isNearlyGiven(answer));
  return near === undefined ? WRONG : { isRight: false, feedback: [wholly(false, near.whyHtml)] };
}

function isNumberNear(given: number, expected: number, tolerance: number): boolean {
  return Math.abs(given - expected) <= tolerance + ROUNDING * Math.max(1, Math.abs(expected));
}

/** A learner with the foreseen mistake may round differently: 20 ÷ 3 is 6.7, 6.67 or 6.666. */
function isRoundedAlike(given: number, near: number): boolean {
  if (Number.isInteger(near)) return false;
  return (
    given.toFixed(2) === near.toFixed(2) || (Math.abs(near) >= 1 && given.toFixed(1) === near.toFixed(1))
  );
}

/** Spaces at the ends of lines are invisible, and phones curl quotation marks. */
function asPrinted(text: string): string {
  const straight = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
  return straight
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}

function wholly(isRight: boolean, html: string): Feedback {
  return { part: 'whole', id: null, isRight, html };
}

function bothOf(first: Marking, second: Marking): Marking {
  return {
    isRight: first.isRight && second.isRight,
    feedback: [...first.feedback, ...second.feedback],
  };
}
