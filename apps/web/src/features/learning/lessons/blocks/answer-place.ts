import { privatePlace, type StoragePlace } from '../../../../lib/device/device-store.ts';
import { type AnswerDraft, EMPTY_DRAFT } from '../../../../ui/questions/answer-draft.ts';

export interface StoredCheckAnswer {
  /** The hash of the question: an answer to another question is ignored. */
  readonly asked: number;
  readonly draft: AnswerDraft;
}

const areWords = (value: unknown) =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** An unreadable value counts as nothing. */
export function readStoredCheckAnswer(stored: unknown): StoredCheckAnswer | null {
  const kept = stored as StoredCheckAnswer | null;
  const { chosen, repair, steps, pairs, text }: Partial<AnswerDraft> = kept?.draft ?? {};
  // Null is a valid value of two fields, so a field that is checked anyway takes their place.
  const lists = [chosen, steps === null ? chosen : steps, Object.values(pairs ?? [0])];
  return [...lists, [text, repair === null ? text : repair]].every(areWords) ? kept : null;
}

/** The draft, if the question is still the one that it was entered for. */
export function draftFor(asked: number, kept: StoredCheckAnswer | null): AnswerDraft {
  return kept?.asked === asked ? kept.draft : EMPTY_DRAFT;
}

/** The last answers in the checks of lessons, by `lesson/check`. */
export function answerPlace(userId: string): StoragePlace<StoredCheckAnswer> {
  return privatePlace(userId, 'check-answer', readStoredCheckAnswer);
}
