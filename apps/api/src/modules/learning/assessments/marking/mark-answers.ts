import { markAnswer, type QuestionAnswer } from '@academy/domain/learning/questions';
import type { DrawnItem } from '../tables.ts';
import type { ProgramMarker } from './program-marker.ts';

export type Answers = Readonly<Record<string, QuestionAnswer>>;

export function hasProgram(items: readonly DrawnItem[], answers: Answers): boolean {
  return items.some(({ question }) => question.kind === 'code' && Object.hasOwn(answers, question.id));
}

/** Whether each item was answered right; an item without an answer was not. Programs run in parallel, up to the limit. */
export function markAnswers(
  items: readonly DrawnItem[],
  answers: Answers,
  programs: Pick<ProgramMarker, 'isRight'>,
): Promise<boolean[]> {
  return Promise.all(
    items.map(async ({ question }) => {
      const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
      if (answer === undefined) return false;
      if (question.kind !== 'code') return markAnswer(question, answer).isRight;
      return answer.kind === 'code' && programs.isRight({ question, source: answer.source });
    }),
  );
}
