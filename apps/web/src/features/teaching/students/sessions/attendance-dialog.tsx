import type { Answer } from '@academy/contract';
import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import { sastDateTime } from '@academy/domain/kernel';
import { type FormEvent, useState } from 'react';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { attendanceFailed, attendanceSaved } from '../teaching-messages.ts';

type Attendee = Answer<'GET /api/sessions/:sessionId/bookings'>[number];

interface AttendanceDialogProps {
  session: SessionAnswer;
  isOpen: boolean;
  onClose: () => void;
}

/** The learners with a seat; once the session has started, also who attends. A wrong tick can be removed. */
export function AttendanceDialog({ session, isOpen, onClose }: AttendanceDialogProps) {
  const {
    data: people,
    isError,
    refetch,
  } = useAnswer(
    'GET /api/sessions/:sessionId/bookings',
    { sessionId: session.id },
    { enabled: isOpen, refetchOnMount: 'always' },
  );
  const { write, isPending } = useWrite('POST /api/sessions/:sessionId/attendance');
  /** The learners whose tick differs from the saved one. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const hasBegun = session.status !== 'upcoming';

  async function record(event: FormEvent) {
    event.preventDefault();
    const changed = people?.filter(({ personId }) => turned.has(personId)) ?? [];
    const idsOf = (hasAttended: boolean) =>
      changed.filter((person) => person.hasAttended === hasAttended).map(({ personId }) => personId);
    const result = await write({ sessionId: session.id, personIds: idsOf(false), absentIds: idsOf(true) });
    if (!result) return;
    toast(result.ok ? attendanceSaved(result.answer) : attendanceFailed(result.failure));
    if (!result.ok) return;
    setTurned(new Set());
    await refetch();
    onClose();
  }

  function toggle({ personId, hasAttended }: Attendee, isPresent: boolean) {
    const next = new Set(turned);
    if (isPresent === hasAttended) next.delete(personId);
    else next.add(personId);
    setTurned(next);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={hasBegun ? 'Attendance' : 'Who is coming'}
      onSubmit={(event) => void record(event)}
      footer={
        hasBegun && people?.some(({ state }) => state === 'booked') ? (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" isPending={isPending} disabled={turned.size === 0}>
              Save attendance
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      <div className="grid gap-4">
        <p>
          <b className="font-semibold">{session.title}</b>, {sastDateTime(new Date(session.date))}
        </p>
        {isError && <p>We could not load the list. Please close this and try again.</p>}
        {!people && !isError && <Skeleton shape="block" measure="h-24 w-full" />}
        {people?.length === 0 && (
          <p className="text-ink-2">
            {hasBegun ? 'Nobody booked this session.' : 'Nobody has booked this session yet.'}
          </p>
        )}
        {people && people.length > 0 && (
          <ul className="grid gap-1">
            {people.map((person) => (
              <li
                key={person.personId}
                className="flex min-h-touch flex-wrap items-center justify-between gap-2"
              >
                {hasBegun && person.state === 'booked' ? (
                  <Checkbox
                    label={person.name}
                    checked={person.hasAttended !== turned.has(person.personId)}
                    onChange={(event) => toggle(person, event.target.checked)}
                  />
                ) : (
                  <span>{person.name}</span>
                )}
                <StateBadge person={person} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function StateBadge({ person }: { person: Attendee }) {
  if (person.hasAttended) return <Badge tone="success">Was there</Badge>;
  return person.state === 'waiting' ? <Badge>Waiting list</Badge> : null;
}
