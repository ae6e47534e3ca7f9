import type { AnswerDraft } from '../../ui/questions/answer-draft.ts';

export type Drafts = Readonly<Record<string, AnswerDraft>>;

const keyOf = (username: string, assessmentId: string) => `attempt:${username}:${assessmentId}`;

/** The answers of an open attempt; those of an earlier one are no use. */
export function readDrafts(username: string, assessmentId: string, attemptId: string): Drafts {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(username, assessmentId)) ?? '{}');
    return kept.attemptId === attemptId ? kept.drafts : {};
  } catch {
    return {};
  }
}

export function keepDrafts(username: string, assessmentId: string, attemptId: string, drafts: Drafts): void {
  try {
    localStorage.setItem(keyOf(username, assessmentId), JSON.stringify({ attemptId, drafts }));
  } catch {
    // No room on the device: the answers live as long as the page.
  }
}

export function hasKeptDrafts(username: string, assessmentId: string): boolean {
  return localStorage.getItem(keyOf(username, assessmentId)) !== null;
}

export function dropDrafts(username: string, assessmentId: string): void {
  localStorage.removeItem(keyOf(username, assessmentId));
}
