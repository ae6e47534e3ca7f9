import type { Input } from '@academy/contract';
import { unsentEntry } from '../../../../lib/device/device-store.ts';

/** Answers of an open attempt that the server does not have yet. */
export interface UnsentAnswers {
  readonly answers: Input<'PUT /api/assessment-attempts/:attemptId/answers'>['answers'];
  /** The items that were changed here since the server last had everything. */
  readonly changed: readonly string[];
  readonly writtenAt: string;
}

function readUnsent(stored: unknown): UnsentAnswers | null {
  const { answers, changed } = (stored ?? {}) as Partial<UnsentAnswers>;
  return typeof answers === 'object' && Array.isArray(changed) ? (stored as UnsentAnswers) : null;
}

const shown = new Set<string>();

/**
 * While an attempt is on the screen, only that screen sends its answers: with two senders the older value could
 * arrive last.
 */
export function showAttempt(attemptId: string): () => void {
  shown.add(attemptId);
  return () => void shown.delete(attemptId);
}

export const isAttemptShown = (attemptId: string): boolean => shown.has(attemptId);

/** By attempt id. */
export const attemptAnswersEntry = (userId: string) => unsentEntry(userId, 'attempt-answers', readUnsent);
