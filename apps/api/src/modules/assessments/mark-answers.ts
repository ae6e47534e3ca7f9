import { markAnswer, type QuestionAnswer } from '@academy/domain/questions';
import type { AskedItem } from '../../database/tables/learning.ts';
import type { ProgramMarker } from './program-marker.ts';

export type Answers = Readonly<Record<string, QuestionAnswer>>;

export function hasProgram(items: readonly AskedItem[], answers: Answers): boolean {
  return items.some(({ question }) => question.kind === 'code' && Object.hasOwn(answers, question.id));
}

/** Whether each item was answered right; an item without an answer was not. Programs run one after the other. */
export async function markAnswers(
  items: readonly AskedItem[],
  answers: Answers,
  programs: Pick<ProgramMarker, 'isRight'>,
): Promise<boolean[]> {
  const marks: boolean[] = [];
  for (const { question } of items) {
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
    if (answer === undefined) marks.push(false);
    else if (question.kind !== 'code') marks.push(markAnswer(question, answer).isRight);
    else marks.push(answer.kind === 'code' && (await programs.isRight({ question, source: answer.source })));
  }
  return marks;
}
