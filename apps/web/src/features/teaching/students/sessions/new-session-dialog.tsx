import { SESSION_MINUTES, SESSION_SEATS_MOST, SESSION_WEEKS_MOST } from '@academy/domain/teaching/sessions';
import { useState } from 'react';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { GuardedFormDialog } from '../../../../ui/overlays/guarded-form-dialog.tsx';
import { useCurrentUser } from '../../../accounts/identity/index.ts';
import { planningProblem, sessionsPlanned } from '../teaching-messages.ts';
import { EMPTY_SESSION, readSessionEntry, SESSION_TYPE_NAMES } from './session-entry.ts';

const TYPES = SESSION_TYPE_NAMES.map((type) => ({ value: type, label: type }));

export function NewSessionDialog({ onClose }: { onClose: () => void }) {
  const { data: user } = useCurrentUser();
  const isAdministrator = user?.role === 'administrator';
  const { data: courses = [] } = useAnswer('GET /api/my-courses');
  const { data: staff } = useAnswer('GET /api/admin/instructors', {}, { enabled: isAdministrator });
  const { write, isPending } = useWrite('POST /api/sessions');
  const [entry, setEntry] = useState(EMPTY_SESSION);
  const [problem, setProblem] = useState('');
  const field = (name: keyof typeof entry) => ({
    value: entry[name],
    onChange: (event: { target: { value: string } }) => setEntry({ ...entry, [name]: event.target.value }),
  });

  async function plan() {
    const read = readSessionEntry(entry, isAdministrator);
    if (typeof read === 'string') return setProblem(read);
    setProblem('');
    const result = await write(read);
    if (!result) return;
    if (!result.ok) return setProblem(planningProblem(result.failure));
    toast(sessionsPlanned(result.answer.made));
    onClose();
  }

  return (
    <GuardedFormDialog
      onClose={onClose}
      title="New session"
      onSubmit={() => void plan()}
      submitLabel="Schedule session"
      isPending={isPending}
      problem={problem}
    >
      <TextField label="Title" maxLength={120} {...field('title')} />
      <TextArea label="What it is about" rows={3} maxLength={1000} {...field('description')} />
      <div className="grid gap-4 sm:grid-cols-2">
        {isAdministrator && (
          <SelectField
            label="Instructor"
            placeholder="Please choose"
            options={(staff?.instructors ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            {...field('instructorId')}
          />
        )}
        <SelectField label="Kind" options={TYPES} {...field('type')} />
        <SelectField
          label="Course"
          placeholder="No course in particular"
          options={courses.map(({ courseId, title }) => ({ value: courseId, label: title }))}
          {...field('courseId')}
        />
        <TextField label="Day" type="date" {...field('day')} />
        <TextField label="Time (SAST)" type="time" {...field('time')} />
        <TextField
          label="Minutes"
          hint={`${SESSION_MINUTES.least} to ${SESSION_MINUTES.most}`}
          inputMode="numeric"
          {...field('minutes')}
        />
        <TextField
          label="Seats"
          hint={`1 to ${SESSION_SEATS_MOST}`}
          inputMode="numeric"
          {...field('seats')}
        />
        <TextField
          label="How many weeks"
          hint={`1 is once; up to ${SESSION_WEEKS_MOST}, each at the same time`}
          inputMode="numeric"
          {...field('weeks')}
        />
      </div>
    </GuardedFormDialog>
  );
}
