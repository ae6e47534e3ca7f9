import {
  type ClosedQuestion,
  type PublicQuestion,
  publicQuestion,
  type Random,
} from '@academy/domain/questions';

/** The same numbers for the same words, on every device: FNV-1a for the start, mulberry32 from there. */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A practice question with its choices shuffled, the same way each time; steps never begin in their right order. */
export function practiceView(question: ClosedQuestion, seed: string): PublicQuestion {
  const random = seededRandom(seed);
  const view = publicQuestion(question, random);
  if (question.kind !== 'order' || view.kind !== 'order') return view;
  const isRight = view.steps.every(({ id }, place) => id === question.steps[place]?.id);
  return isRight ? { ...view, steps: [...view.steps.slice(1), ...view.steps.slice(0, 1)] } : view;
}
