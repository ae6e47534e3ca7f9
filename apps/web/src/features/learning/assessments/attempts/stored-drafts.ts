import { privateEntry } from '../../../../lib/device/device-store.ts';
import type { AnswerDraft } from '../../../../ui/questions/answer-draft.ts';

export type Drafts = Readonly<Record<string, AnswerDraft>>;

interface StoredAttempt {
  readonly attemptId: string;
  readonly drafts: Drafts;
}

function readAttempt(stored: unknown): StoredAttempt | null {
  const { attemptId, drafts } = (stored ?? {}) as Partial<StoredAttempt>;
  return typeof attemptId === 'string' && typeof drafts === 'object' && drafts !== null
    ? { attemptId, drafts }
    : null;
}

const placeOf = (userId: string) => privateEntry(userId, 'attempt', readAttempt);

/** The answers of an open attempt; those of an earlier one are ignored. */
export function readDrafts(userId: string, assessmentId: string, attemptId: string): Drafts {
  const stored = placeOf(userId).read(assessmentId);
  return stored?.attemptId === attemptId ? stored.drafts : {};
}

/** Without room on the device the answers live as long as the page. */
export function storeDrafts(
  userId: string,
  assessmentId: string,
  attemptId: string,
  drafts: Drafts,
): boolean {
  return placeOf(userId).store({ attemptId, drafts }, assessmentId);
}

export function hasStoredDrafts(userId: string, assessmentId: string): boolean {
  return placeOf(userId).read(assessmentId) !== null;
}

export function dropDrafts(userId: string, assessmentId: string): void {
  placeOf(userId).drop(assessmentId);
}
