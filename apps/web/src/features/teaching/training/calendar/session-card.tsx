import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import { sastShortDay, sastTime } from '@academy/domain/kernel';
import { sessionProgress } from '@academy/domain/teaching/sessions';
import { classNames } from '../../../../ui/class-names.ts';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { JoiningNote } from '../../joining-links/index.ts';
import { notGiven, requestedText } from './bookings/booking-messages.ts';
import type { SeatRequests } from './bookings/seat-requests.ts';
import { SessionActions, type SessionDeeds } from './session-actions.tsx';
import { SessionBadge } from './session-badge.tsx';
import { type SessionState, stateOf } from './session-state.ts';

const edges: Readonly<Record<SessionState, string>> = {
  booked: 'before:bg-cal-booked',
  'in-progress': 'before:bg-cal-progress',
  conflict: 'before:bg-cal-conflict',
  available: 'before:bg-cal-available',
  waiting: 'before:bg-info',
  wanted: 'before:bg-info',
  full: 'before:bg-line-strong',
  completed: 'before:bg-line-strong',
};

interface SessionCardProps extends SessionDeeds {
  session: SessionAnswer;
  now: Date;
  seats: SeatRequests;
  /** The session whose action is pending. */
  busyId: string | null;
  /** A joining link is due. */
  onDue: () => void;
}

export function SessionCard({ session, now, seats, busyId, onDue, ...deeds }: SessionCardProps) {
  const { title, type, duration, instructor, description } = session;
  const start = new Date(session.date);
  const request = seats.find(session);
  const state = stateOf(session, now, request !== null);
  const refusal = seats.refusalOf(session);
  return (
    <Card
      as="li"
      padding="none"
      className={classNames(
        'relative grid gap-2 overflow-hidden py-4 pr-4 pl-5.5 before:absolute before:inset-y-0 before:left-0 before:w-1.5',
        edges[state],
      )}
    >
      <p className="text-ink-2">
        {sastShortDay(start)} · <b className="font-semibold text-ink">{sastTime(start)}</b> SAST
      </p>
      <h3>{title}</h3>
      <p className="text-ink-2">
        {type} · {duration} · {instructor}
      </p>
      <p>{description}</p>
      <SeatNote session={session} state={state} isListEnough={request?.orWait === true} />
      {refusal !== null && !session.booking && <p>{notGiven(refusal)}</p>}
      {session.material.map((link) => (
        <a key={link.url} href={link.url} className="wrap-anywhere">
          {link.title}
        </a>
      ))}
      {session.booking?.state === 'booked' && state !== 'completed' && (
        <JoiningNote {...session} now={now} missing="The trainer will add the joining link." onDue={onDue} />
      )}
      {state === 'in-progress' && (
        <ProgressBar
          isBare
          label={`Progress of ${title}`}
          value={sessionProgress({ startsAt: start, endsAt: new Date(session.endDate) }, now)}
          tone="sun"
        />
      )}
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap gap-2">
          <SessionBadge session={session} state={state} />
        </div>
        <SessionActions
          session={session}
          state={state}
          isBusy={busyId === session.id}
          isLocked={busyId !== null && busyId !== session.id}
          {...deeds}
        />
      </div>
    </Card>
  );
}

interface SeatNoteProps {
  session: SessionAnswer;
  state: SessionState;
  /** A place on the waiting list was requested. */
  isListEnough: boolean;
}

function SeatNote(props: SeatNoteProps) {
  const text = seatText(props);
  return text === null ? null : <p className="text-ink-2">{text}</p>;
}

function seatText({ session, state, isListEnough }: SeatNoteProps): string | null {
  const { seatsLeft, conflictsWith } = session;
  if (state === 'conflict') return `At the same time as “${conflictsWith}”, which you have booked.`;
  if (state === 'full') return 'No seats left. The waiting list moves up when somebody cancels.';
  if (state === 'wanted') return requestedText(isListEnough);
  if (state === 'available') return seatsLeft === 1 ? '1 seat left' : `${seatsLeft} seats left`;
  return null;
}
