import type { QuizQuestion } from './quiz-question.ts';

/** One run through the quiz, from the first question to the end screen. */
export interface QuizRun {
  readonly index: number;
  /** Index of the picked option; null while the question is unanswered. */
  readonly picked: number | null;
  readonly score: number;
  readonly isFinished: boolean;
}

/** 1§4: also where `Play Again` leads. */
export const NEW_RUN: QuizRun = Object.freeze({ index: 0, picked: null, score: 0, isFinished: false });

/** 1§4: the first pick counts and locks the options. */
export function pickOption(run: QuizRun, option: number, { correct }: QuizQuestion): QuizRun {
  if (run.picked !== null || run.isFinished) return run;
  return { ...run, picked: option, score: run.score + (option === correct ? 1 : 0) };
}

export function isLastQuestion(run: QuizRun, questionCount: number): boolean {
  return run.index === questionCount - 1;
}

/** To the next question, or after the last one to the results; an unanswered question cannot be left. */
export function goOn(run: QuizRun, questionCount: number): QuizRun {
  if (run.picked === null || run.isFinished) return run;
  if (isLastQuestion(run, questionCount)) return { ...run, isFinished: true };
  return { ...run, index: run.index + 1, picked: null };
}
