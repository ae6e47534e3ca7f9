export const QUESTION_COUNT = 5; // 1§9
export const OPTION_COUNT = 4; // 1§9

export interface QuizQuestion {
  readonly question: string;
  readonly options: readonly string[];
  /** Index of the right option, from 0. */
  readonly correct: number;
  readonly explanation: string;
}
