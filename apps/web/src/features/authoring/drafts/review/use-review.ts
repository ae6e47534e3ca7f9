import type { CourseDraft } from '@academy/contract/authoring/drafts';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import {
  broughtBack,
  decided,
  decideFailed,
  discarded,
  settleFailed,
  submitFailed,
  submitted,
} from '../authoring-messages.ts';

/** The workflow of a draft: submit it, send it back, or publish it. */
export function useReview(courseId: string) {
  const submission = useWrite('POST /api/authoring/:courseId/drafts/:draftId/submission');
  const withdrawal = useWrite('DELETE /api/authoring/:courseId/drafts/:draftId/submission');
  const discarding = useWrite('DELETE /api/authoring/:courseId/drafts/:draftId');
  const restoration = useWrite('POST /api/authoring/:courseId/drafts/:draftId/restoration');
  const decision = useWrite('POST /api/authoring/:courseId/drafts/:draftId/decision');
  async function restore(draftId: string) {
    const result = await restoration.write({ courseId, draftId });
    if (result) toast(result.ok ? broughtBack() : settleFailed(result.failure));
  }
  return {
    restore,
    isPending: [submission, withdrawal, discarding, restoration, decision].some(({ isPending }) => isPending),
    async submit({ id: draftId, version }: CourseDraft) {
      const result = await submission.write({ courseId, draftId, version });
      if (result) toast(result.ok ? submitted() : submitFailed(result.failure));
    },
    async withdraw({ id: draftId }: CourseDraft) {
      const result = await withdrawal.write({ courseId, draftId });
      if (result && !result.ok) toast(settleFailed(result.failure));
    },
    async discard({ id: draftId }: CourseDraft) {
      const result = await discarding.write({ courseId, draftId });
      if (!result) return;
      toast(result.ok ? discarded(() => void restore(draftId)) : settleFailed(result.failure));
    },
    async decide({ id: draftId, version }: CourseDraft, choice: 'publish' | 'return', note: string) {
      const about = { courseId, draftId, version, decision: choice };
      const result = await decision.write(note.trim() === '' ? about : { ...about, note });
      if (!result) return false;
      toast(result.ok ? decided(choice) : decideFailed(result.failure));
      return result.ok;
    },
  };
}
