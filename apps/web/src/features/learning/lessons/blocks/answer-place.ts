import { type Place, privatePlace } from '../../../../lib/device/device-store.ts';
import { type AnswerDraft, EMPTY_DRAFT } from '../../../../ui/questions/answer-draft.ts';

export interface KeptAnswer {
  /** The fingerprint of the question: the answer to another one is none to this. */
  readonly asked: number;
  readonly draft: AnswerDraft;
}

const areWords = (value: unknown) =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** What cannot be read counts as nothing. */
export function readKept(stored: unknown): KeptAnswer | null {
  const kept = stored as KeptAnswer | null;
  const { chosen, repair, steps, pairs, text }: Partial<AnswerDraft> = kept?.draft ?? {};
  // Null is a value of two of them, and stands for one that is checked beside it.
  const lists = [chosen, steps === null ? chosen : steps, Object.values(pairs ?? [0])];
  return [...lists, [text, repair === null ? text : repair]].every(areWords) ? kept : null;
}

/** What was put in, if the question is still the one that it was put into. */
export function draftFor(asked: number, kept: KeptAnswer | null): AnswerDraft {
  return kept?.asked === asked ? kept.draft : EMPTY_DRAFT;
}

/** What was answered last in the checks of lessons, by `lesson/check`. */
export function answerPlace(userId: string): Place<KeptAnswer> {
  return privatePlace(userId, 'check-answer', readKept);
}
