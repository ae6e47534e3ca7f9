import { markAnswer, type QuestionAnswer } from '@academy/domain/questions';
import type { AskedItem } from '../../database/tables/learning.ts';
import type { IsProgramRight } from './program-marker.ts';

/** Whether each item was answered right; an item without an answer was not. */
export function markAnswers(
  items: readonly AskedItem[],
  answers: Readonly<Record<string, QuestionAnswer>>,
  isProgramRight: IsProgramRight,
): Promise<boolean[]> {
  return Promise.all(
    items.map(async ({ question }) => {
      const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
      if (answer === undefined) return false;
      if (question.kind !== 'code') return markAnswer(question, answer).isRight;
      return answer.kind === 'code' && isProgramRight(question, answer.source);
    }),
  );
}
