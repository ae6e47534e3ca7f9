import type { Input } from '@academy/contract';
import { privatePlace } from '../device/device-store.ts';

/** What was answered in an open attempt and the server does not have yet. */
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

/** While an attempt is on the screen, that alone sends its answers: of two senders the older could come last. */
export function showAttempt(attemptId: string): () => void {
  shown.add(attemptId);
  return () => void shown.delete(attemptId);
}

export const isAttemptShown = (attemptId: string): boolean => shown.has(attemptId);

/** By the id of the attempt. */
export const attemptAnswersPlace = (userId: string) => privatePlace(userId, 'attempt-answers', readUnsent);
