import type { BlockOf } from '@academy/contract/learning/documents';
import { fingerprintOf } from '@academy/domain/learning/questions';
import { privateEntry, type StorageEntry } from '../../../../lib/device/device-store.ts';

interface Guess {
  /** The hash of the question and its options. */
  readonly asked: number;
  /** Index of the chosen option. */
  readonly option: number;
}

type GuessQuestion = Pick<BlockOf<'predict'>, 'askHtml' | 'options'>;

export function askedBy({ askHtml, options }: GuessQuestion): number {
  return fingerprintOf(JSON.stringify([askHtml, options]));
}

/** An unreadable value counts as no guess. */
export function readGuess(stored: unknown): Guess | null {
  const guess = stored as Guess | null;
  return Number.isInteger(guess?.asked) && Number.isInteger(guess?.option) ? guess : null;
}

/** The chosen option, if the question and its options are unchanged. */
export function guessedOption(block: GuessQuestion, stored: Guess | null): number | null {
  return stored?.asked === askedBy(block) && stored.option in block.options ? stored.option : null;
}

/** The guesses of a learner on this device, by `lesson/directive`. */
export function guessEntry(userId: string): StorageEntry<Guess> {
  return privateEntry(userId, 'guess', readGuess);
}

export function guessWords(guess: number, answer: number | null): string {
  if (answer === null) return 'Now look at what happens.';
  return guess === answer ? 'You saw it coming.' : 'It turns out differently. That is worth remembering.';
}
