import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { lessonRemoved, notRemoved } from './authoring-messages.ts';

interface RemoveLessonProps {
  courseId: string;
  folder: string;
  lesson: { readonly id: string; readonly title: string };
  /** The module is removed too. */
  isLast: boolean;
}

/** Removes a lesson from its module, in a draft that a second person reviews. */
export function RemoveLesson({ courseId, folder, lesson, isLast }: RemoveLessonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { write, isPending } = useWrite('POST /api/authoring/:courseId/lesson-removals');
  async function remove() {
    const result = await write({ courseId, folder, lessonId: lesson.id });
    if (!result) return;
    setIsAsking(false);
    toast(result.ok ? lessonRemoved() : notRemoved(result.failure));
  }
  return (
    <>
      <Button
        variant="quiet"
        icon={Trash2}
        onClick={() => setIsAsking(true)}
        aria-label={`Remove ${lesson.title}`}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void remove()}
        isPending={isPending}
        title={`Remove “${lesson.title}”?`}
        confirmLabel="Remove"
      >
        {isLast && 'It is the only lesson of its module, so the module goes too. '}
        It goes in a draft: learners have it until a second person publishes that.
      </ConfirmDialog>
    </>
  );
}
