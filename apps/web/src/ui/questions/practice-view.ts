import {
  type ClosedQuestion,
  type PublicQuestion,
  publicQuestion,
  seededRandom,
} from '@academy/domain/learning/questions';

/** A practice question with its choices shuffled, always the same way; steps never start in the right order. */
export function practiceView(question: ClosedQuestion, seed: string): PublicQuestion {
  const random = seededRandom(seed);
  const view = publicQuestion(question, random);
  if (question.kind !== 'order' || view.kind !== 'order') return view;
  const isRight = view.steps.every(({ id }, place) => id === question.steps[place]?.id);
  return isRight ? { ...view, steps: [...view.steps.slice(1), ...view.steps.slice(0, 1)] } : view;
}
