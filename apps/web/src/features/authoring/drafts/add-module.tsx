import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { moduleAdded, notAdded } from './authoring-messages.ts';

interface AddModuleProps {
  courseId: string;
  /** The course is still empty, so its teacher has to be named. */
  isFirst: boolean;
}

const NOTHING = { title: '', lessonTitle: '', instructorId: '' };

/** A module with its first lesson, in a draft. */
export function AddModule({ courseId, isFirst }: AddModuleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState(NOTHING);
  const [problem, setProblem] = useState('');
  const { write, isPending } = useWrite('POST /api/authoring/:courseId/modules');
  const { data: instructors = [] } = useAnswer('GET /api/instructors', {}, { enabled: isOpen && isFirst });

  const field = (name: keyof typeof NOTHING) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value });
      setProblem('');
    },
  });

  async function submit() {
    const { instructorId, ...titles } = typed;
    if (Object.values(titles).some((title) => title.trim() === ''))
      return setProblem('Please give the module and its first lesson a title.');
    const result = await write({ courseId, ...titles, ...(instructorId !== '' && { instructorId }) });
    if (!result) return;
    if (!result.ok) return setProblem(notAdded(result.failure));
    setIsOpen(false);
    setTyped(NOTHING);
    toast(moduleAdded());
  }
  return (
    <>
      <Button icon={Plus} onClick={() => setIsOpen(true)}>
        Add a module
      </Button>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="A new module"
        onSubmit={() => void submit()}
        submitLabel="Add the module"
        isPending={isPending}
        problem={problem}
      >
        <TextField label="Title of the module" maxLength={80} {...field('title')} />
        <TextField label="Title of its first lesson" maxLength={80} {...field('lessonTitle')} />
        {isFirst && (
          <SelectField
            label="Who teaches this course?"
            placeholder="Please choose"
            options={instructors.map(({ id, name }) => ({ value: id, label: name }))}
            {...field('instructorId')}
          />
        )}
      </FormDialog>
    </>
  );
}
