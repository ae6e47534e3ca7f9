import type { AttemptAnswer } from '@academy/contract/learning/assessments';
import { useEffect, useState } from 'react';
import { call } from '../../../../lib/answers/api-client.ts';
import { serverNowMs } from '../../../../lib/device/reach.ts';
import { useAutosave } from '../../../../lib/work/use-autosave.ts';
import type { AnswerDraft } from '../../../../ui/questions/answer-draft.ts';
import { attemptAnswersEntry, showAttempt } from './attempt-answers.ts';
import { answersOf } from './handed-in-answers.ts';
import { firstDrafts } from './initial-drafts.ts';
import { type Drafts, dropDrafts, readDrafts, storeDrafts } from './stored-drafts.ts';

function beginWith({ attemptId, assessmentId, answers }: AttemptAnswer, userId: string) {
  const unsent = attemptAnswersEntry(userId).read(attemptId)?.changed ?? [];
  const onDevice = readDrafts(userId, assessmentId, attemptId);
  const drafts = firstDrafts({ onServer: answers, onDevice, unsent });
  // From now on the start screen can offer to continue.
  storeDrafts(userId, assessmentId, attemptId, drafts);
  return { drafts, changed: new Set(unsent) };
}

/** The answers of an open attempt, saved as they are given: when the time is up, the saved answers are marked. */
export function useAttemptAnswers(attempt: AttemptAnswer, userId: string) {
  const { attemptId, assessmentId, items } = attempt;
  const place = attemptAnswersEntry(userId);
  const [first] = useState(() => beginWith(attempt, userId));
  const [drafts, setDrafts] = useState(first.drafts);
  useEffect(() => showAttempt(attemptId), [attemptId]);
  const { saved, write, flush, hold, settle } = useAutosave<Drafts>({
    unsent: first.changed.size > 0 ? first.drafts : null,
    store(changed) {
      const answers = answersOf(items, changed);
      const writtenAt = new Date(serverNowMs()).toISOString();
      const isKept = place.store({ answers, changed: [...first.changed], writtenAt }, attemptId);
      return storeDrafts(userId, assessmentId, attemptId, changed) && isKept;
    },
    // The drafts stay on the device until they are handed in.
    drop() {
      first.changed.clear();
      place.drop(attemptId);
    },
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
    resumeSaving: flush,
    change(itemId: string, draft: AnswerDraft) {
      const next = { ...drafts, [itemId]: draft };
      first.changed.add(itemId);
      setDrafts(next);
      write(next);
    },
    finish() {
      settle(drafts);
      dropDrafts(userId, assessmentId);
    },
  };
}
