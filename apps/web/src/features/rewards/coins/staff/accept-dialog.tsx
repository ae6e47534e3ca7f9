import type { StaffRequest } from '@academy/contract/rewards/coins';
import { sastDay, sastInstant, sastTime } from '@academy/domain/kernel';
import { useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { acceptanceProblem, accepted } from './request-messages.ts';

interface AcceptDialogProps {
  request: StaffRequest;
  onClose: () => void;
}

/** The typed time is SAST, whatever the time zone of the device. */
export function AcceptDialog({ request, onClose }: AcceptDialogProps) {
  const { write, isPending } = useWrite('POST /api/admin/redemptions/:redemptionId/acceptance');
  const known = request.appointedAt === null ? null : new Date(request.appointedAt);
  const [day, setDay] = useState(known ? sastDay(known) : '');
  const [time, setTime] = useState(known ? sastTime(known) : '10:00');
  const [problem, setProblem] = useState<string>();

  async function accept() {
    const date = sastInstant(day, time);
    if (Number.isNaN(date.getTime())) return setProblem('Please enter a day and a time.');
    const result = await write({ redemptionId: request.id, date: date.toISOString() });
    if (!result) return;
    if (!result.ok) return setProblem(acceptanceProblem(result.failure));
    toast(accepted(request, date));
    onClose();
  }

  return (
    <FormDialog
      onClose={onClose}
      title="Accept with a date"
      onSubmit={() => void accept()}
      submitLabel="Accept"
      isPending={isPending}
    >
      <p>
        <b className="font-semibold">{request.name}</b> for {request.personName}. We’ll email the date at
        once.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Day"
          type="date"
          required
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <TextField
          label="Time (SAST)"
          type="time"
          required
          value={time}
          error={problem}
          onChange={(event) => setTime(event.target.value)}
        />
      </div>
    </FormDialog>
  );
}
