import type { MatchedPair, QuestionKind } from './question.ts';

/** What a learner hands in; options, steps, lefts and rights are named by their ids. */
export type QuestionAnswer =
  | { readonly kind: 'one'; readonly option: string }
  | { readonly kind: 'many'; readonly options: readonly string[] }
  | { readonly kind: 'order'; readonly steps: readonly string[] }
  | { readonly kind: 'match'; readonly pairs: readonly MatchedPair[] }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'output'; readonly text: string }
  | { readonly kind: 'judge'; readonly fault: string; readonly repair: string }
  | { readonly kind: 'code'; readonly source: string };

export type AnswerTo<Kind extends QuestionKind> = Extract<QuestionAnswer, { readonly kind: Kind }>;
