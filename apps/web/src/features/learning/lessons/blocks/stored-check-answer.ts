import { privateEntry, type StorageEntry } from '../../../../lib/device/device-store.ts';
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
  const answer = stored as StoredCheckAnswer | null;
  const { chosen, repair, steps, pairs, text }: Partial<AnswerDraft> = answer?.draft ?? {};
  // Null is a valid value of two fields, so a field that is checked anyway takes their place.
  const lists = [chosen, steps === null ? chosen : steps, Object.values(pairs ?? [0])];
  return [...lists, [text, repair === null ? text : repair]].every(areWords) ? answer : null;
}

/** The draft, if the question is still the one that it was entered for. */
export function draftFor(questionHash: number, stored: StoredCheckAnswer | null): AnswerDraft {
  return stored?.asked === questionHash ? stored.draft : EMPTY_DRAFT;
}

/** The last answers in the checks of lessons, by `lesson/check`. */
export function answerEntry(userId: string): StorageEntry<StoredCheckAnswer> {
  return privateEntry(userId, 'check-answer', readStoredCheckAnswer);
}
