import type { CourseDraft } from '@academy/contract/authoring/drafts';
import { useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { savedDraft, saveFailed } from '../authoring-messages.ts';
import type { CourseFileAnswer, DraftText } from './use-draft-text.ts';

interface Conflict {
  readonly text: DraftText;
  readonly current: CourseFileAnswer;
}

/** Saves the changes in a draft: the one that contains the file, the selected one, or a new one. */
export function useSave(courseId: string, title: string, chosen: CourseDraft | null) {
  const drafts = useWrite('POST /api/authoring/:courseId/drafts');
  const files = useWrite('PUT /api/authoring/:courseId/drafts/:draftId/files');
  const [conflict, setConflict] = useState<Conflict | null>(null);

  async function draftFor(texts: readonly DraftText[]): Promise<string | null> {
    const known = texts.find(({ file }) => file?.draft)?.file?.draft?.draftId ?? chosen?.id;
    if (known !== undefined) return known;
    const begun = await drafts.write({ courseId, title });
    if (begun && !begun.ok) toast(saveFailed(begun.failure));
    return begun?.ok ? begun.answer.draftId : null;
  }

  async function saveOne(draftId: string, text: DraftText): Promise<boolean> {
    const sent = text.typed;
    if (!sent) return true;
    const result = await files.write({ courseId, draftId, path: text.path, ...sent });
    if (!result) return false;
    if (result.ok) {
      await result.refreshed;
      text.settle(sent, result.answer.version);
      return true;
    }
    const isOvertaken = result.failure.code === 'changed-meanwhile';
    const current = isOvertaken ? (await text.refetch()).data : undefined;
    if (current) setConflict({ text, current });
    else toast(saveFailed(result.failure));
    return false;
  }

  async function save(texts: readonly DraftText[]): Promise<boolean> {
    const unsaved = texts.filter(({ isUnsaved }) => isUnsaved);
    if (unsaved.length === 0) return true;
    const draftId = await draftFor(texts);
    if (draftId === null) return false;
    for (const text of unsaved) if (!(await saveOne(draftId, text))) return false;
    toast(savedDraft());
    return true;
  }
  return {
    save,
    isPending: drafts.isPending || files.isPending,
    conflict,
    closeConflict: () => setConflict(null),
  };
}
