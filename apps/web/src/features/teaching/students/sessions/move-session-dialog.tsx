import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import { sastDateTime } from '@academy/domain/kernel';
import { useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { movingProblem, sessionMoved } from '../teaching-messages.ts';
import { instantOf, timeEntryOf } from './session-time.ts';

interface MoveSessionDialogProps {
  session: SessionAnswer;
  isOpen: boolean;
  onClose: () => void;
}

export function MoveSessionDialog({ session, isOpen, onClose }: MoveSessionDialogProps) {
  const { write, isPending } = useWrite('PUT /api/sessions/:sessionId');
  const [entry, setEntry] = useState(() => timeEntryOf(new Date(session.date)));
  const [problem, setProblem] = useState<string>();

  async function move() {
    const date = instantOf(entry);
    if (date === null) return setProblem('Please enter a day and a time.');
    const result = await write({ sessionId: session.id, date: date.toISOString() });
    if (!result) return;
    if (!result.ok) return setProblem(movingProblem(result.failure));
    setProblem(undefined);
    toast(sessionMoved(date, result.answer.told));
    onClose();
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Move session"
      onSubmit={() => void move()}
      submitLabel="Move session"
      isPending={isPending}
    >
      <p>
        <b className="font-semibold">{session.title}</b>, now on {sastDateTime(new Date(session.date))}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Day"
          type="date"
          required
          value={entry.day}
          onChange={(event) => setEntry({ ...entry, day: event.target.value })}
        />
        <TextField
          label="Time (SAST)"
          type="time"
          required
          value={entry.time}
          error={problem}
          onChange={(event) => setEntry({ ...entry, time: event.target.value })}
        />
      </div>
      <p className="text-ink-2">
        We email everyone who booked. Anyone with another session at the new time keeps that one and loses
        this seat.
      </p>
    </FormDialog>
  );
}
