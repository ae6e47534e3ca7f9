import type { AttemptAnswer } from '@academy/contract/assessments';
import { useState } from 'react';
import { call } from '../../lib/answers/api-client.ts';
import { useAutosave } from '../../lib/work/use-autosave.ts';
import { type AnswerDraft, draftOf } from '../../ui/questions/answer-draft.ts';
import { answersOf } from './hand-in.ts';
import { type Drafts, dropDrafts, keepDrafts, readDrafts } from './kept-drafts.ts';

/** What the server has, and over it what this device has: it may have been offline when it was written. */
function firstDrafts({ attemptId, assessmentId, answers }: AttemptAnswer, userId: string): Drafts {
  const saved = Object.entries(answers).map(([itemId, answer]) => [itemId, draftOf(answer)] as const);
  const drafts = { ...Object.fromEntries(saved), ...readDrafts(userId, assessmentId, attemptId) };
  // From now on the start screen can offer to continue.
  keepDrafts(userId, assessmentId, attemptId, drafts);
  return drafts;
}

/** The answers of an open attempt, saved as they are given: when its time is up, what was saved is marked. */
export function useAttemptAnswers(attempt: AttemptAnswer, userId: string) {
  const { attemptId, assessmentId, items } = attempt;
  const [drafts, setDrafts] = useState(() => firstDrafts(attempt, userId));
  const { saved, write, hold, settle } = useAutosave<Drafts>({
    unsent: null,
    keep: (changed) => keepDrafts(userId, assessmentId, attemptId, changed),
    // They stay on the device until they are handed in.
    drop: () => undefined,
    async send(changed) {
      await call('PUT /api/assessment-attempts/:attemptId/answers', {
        attemptId,
        answers: answersOf(items, changed),
      });
      return changed;
    },
    onSaved: () => undefined,
  });

  return {
    drafts,
    saved,
    holdSaving: hold,
    change(itemId: string, draft: AnswerDraft) {
      const next = { ...drafts, [itemId]: draft };
      setDrafts(next);
      write(next);
    },
    finish() {
      settle(drafts);
      dropDrafts(userId, assessmentId);
    },
  };
}
