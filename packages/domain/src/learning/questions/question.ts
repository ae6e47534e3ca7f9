import type { ProgramCheck } from './program-check.ts';

/** All texts named `...Html` were made from Markdown and sanitised when the courseware was read. */
interface QuestionText {
  readonly id: string;
  readonly askHtml: string;
  /** A table, claim, chart or log above the choices. */
  readonly showHtml: string | null;
}

/**
 * Something to choose, move or match. The id is its place in alphabetical order: it survives shuffling and, unlike
 * its place in the file, does not give away the answer (authors tend to write the right option first).
 */
export interface Choice {
  readonly id: string;
  readonly html: string;
}

export interface Option extends Choice {
  readonly isRight: boolean;
  readonly whyHtml: string;
}

/** A wrong answer that reveals a misconception, and the feedback on it. */
export interface NearAnswer<Value> {
  readonly answer: Value;
  readonly whyHtml: string;
}

/** A few lines of Python that see what the learner's program defined. */
export interface ProgramTest {
  readonly name: string;
  readonly code: string;
}

export interface OneQuestion extends QuestionText {
  readonly kind: 'one';
  readonly options: readonly Option[];
}

export interface ManyQuestion extends QuestionText {
  readonly kind: 'many';
  /** How many options are right. */
  readonly choose: number;
  readonly options: readonly Option[];
}

export interface OrderQuestion extends QuestionText {
  readonly kind: 'order';
  /** In the right order. */
  readonly steps: readonly Choice[];
  readonly whyHtml: string;
}

export interface MatchedPair {
  readonly left: string;
  readonly right: string;
}

export interface MatchQuestion extends QuestionText {
  readonly kind: 'match';
  readonly lefts: readonly Choice[];
  /** Each text once, though several lefts may map to it. */
  readonly rights: readonly Choice[];
  readonly pairs: readonly MatchedPair[];
  readonly whyHtml: string;
}

export interface NumberQuestion extends QuestionText {
  readonly kind: 'number';
  readonly answer: number;
  readonly tolerance: number;
  readonly unit: string | null;
  readonly whyHtml: string;
  readonly near: readonly NearAnswer<number>[];
}

export interface OutputQuestion extends QuestionText {
  readonly kind: 'output';
  readonly codeHtml: string;
  readonly answer: string;
  readonly whyHtml: string;
  readonly near: readonly NearAnswer<string>[];
}

export interface JudgeQuestion extends QuestionText {
  readonly kind: 'judge';
  readonly faults: readonly Option[];
  readonly repairs: readonly Option[];
}

/** Marked by running the learner's program, which is outside the domain. */
export interface CodeQuestion extends QuestionText {
  readonly kind: 'code';
  readonly uses: readonly string[];
  readonly starter: string;
  readonly solution: string;
  readonly hidden: readonly ProgramCheck[];
}

/** Questions that are marked by comparing. */
export type ClosedQuestion =
  | OneQuestion
  | ManyQuestion
  | OrderQuestion
  | MatchQuestion
  | NumberQuestion
  | OutputQuestion
  | JudgeQuestion;

export type Question = ClosedQuestion | CodeQuestion;
export type QuestionKind = Question['kind'];
