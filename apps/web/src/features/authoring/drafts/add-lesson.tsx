import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { notAdded } from './authoring-messages.ts';
import { fileAddress } from './file-names.ts';

interface NewLesson {
  readonly folder: string;
  readonly title: string;
  readonly plannedId?: string;
}

/** Creates a lesson and its entry in the module's list within a draft, and opens it. */
function useNewLesson(courseId: string) {
  const { write, isPending } = useWrite('POST /api/authoring/:courseId/lessons');
  const [, navigate] = useLocation();
  /** Why a lesson cannot be added now; null where it can. */
  async function begin(newLesson: NewLesson): Promise<string | null> {
    const result = await write({ courseId, ...newLesson });
    if (!result) return null;
    if (!result.ok) return notAdded(result.failure);
    navigate(fileAddress(courseId, result.answer.path));
    return null;
  }
  return { begin, isPending };
}

export function AddLesson({ courseId, folder }: { courseId: string; folder: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { begin, isPending } = useNewLesson(courseId);

  async function submit() {
    if (title.trim() === '') return setProblem('Please give the lesson a title.');
    setProblem(await begin({ folder, title }));
  }
  return (
    <>
      <Button variant="quiet" icon={Plus} onClick={() => setIsOpen(true)}>
        Add a lesson
      </Button>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="A new lesson"
        onSubmit={() => void submit()}
        submitLabel="Begin writing"
        isPending={isPending}
      >
        <TextField
          label="Title"
          value={title}
          maxLength={80}
          error={problem ?? undefined}
          onChange={(event) => {
            setTitle(event.target.value);
            setProblem(null);
          }}
        />
      </FormDialog>
    </>
  );
}

interface WritePlannedProps {
  courseId: string;
  folder: string;
  lesson: { readonly id: string; readonly title: string };
}

/** An announced lesson gets its text, under the id that it was announced with. */
export function WritePlanned({ courseId, folder, lesson }: WritePlannedProps) {
  const { begin, isPending } = useNewLesson(courseId);
  async function start() {
    const problem = await begin({ folder, title: lesson.title, plannedId: lesson.id });
    if (problem !== null) toast({ title: 'Not begun', description: problem, variant: 'destructive' });
  }
  return (
    <Button
      variant="quiet"
      isPending={isPending}
      onClick={() => void start()}
      aria-label={`Write ${lesson.title}`}
    >
      Write
    </Button>
  );
}
