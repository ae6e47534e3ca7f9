import { type Random, shuffled } from './draw-items.ts';
import type { Choice, Option, Question } from './question.ts';

interface PublicQuestionBase {
  readonly id: string;
  readonly askHtml: string;
  readonly showHtml: string | null;
}

/** A graded item as the browser gets it: neither its fields nor their order reveal the answer. */
export type PublicQuestion = PublicQuestionBase &
  (
    | { readonly kind: 'one'; readonly options: readonly Choice[] }
    | { readonly kind: 'many'; readonly choose: number; readonly options: readonly Choice[] }
    | { readonly kind: 'order'; readonly steps: readonly Choice[] }
    | { readonly kind: 'match'; readonly lefts: readonly Choice[]; readonly rights: readonly Choice[] }
    | { readonly kind: 'number'; readonly unit: string | null }
    | { readonly kind: 'output'; readonly codeHtml: string }
    | { readonly kind: 'judge'; readonly faults: readonly Choice[]; readonly repairs: readonly Choice[] }
    | { readonly kind: 'code'; readonly uses: readonly string[]; readonly starter: string }
  );

export function publicQuestion(question: Question, random: Random): PublicQuestion {
  const { id, askHtml, showHtml } = question;
  const base = { id, askHtml, showHtml };
  switch (question.kind) {
    case 'one':
      return { ...base, kind: 'one', options: shuffledTexts(question.options, random) };
    case 'many': {
      const { choose, options } = question;
      return { ...base, kind: 'many', choose, options: shuffledTexts(options, random) };
    }
    case 'order':
      return { ...base, kind: 'order', steps: shuffledTexts(question.steps, random) };
    case 'match': {
      const { lefts, rights } = question;
      return { ...base, kind: 'match', lefts, rights: shuffledTexts(rights, random) };
    }
    case 'number':
      return { ...base, kind: 'number', unit: question.unit };
    case 'output':
      return { ...base, kind: 'output', codeHtml: question.codeHtml };
    case 'judge': {
      const faults = shuffledTexts(question.faults, random);
      return { ...base, kind: 'judge', faults, repairs: shuffledTexts(question.repairs, random) };
    }
    case 'code':
      return { ...base, kind: 'code', uses: question.uses, starter: question.starter };
  }
}

function shuffledTexts(choices: readonly (Choice | Option)[], random: Random): Choice[] {
  return shuffled(choices, random).map(({ id, html }) => ({ id, html }));
}
