import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import { dayInWords, type SastDay, sastDay } from '@academy/domain/kernel';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import type { SeatRequests } from './bookings/seat-requests.ts';
import type { SessionDeeds } from './session-actions.tsx';
import { SessionCard } from './session-card.tsx';
import { upcomingSessions } from './session-state.ts';

/** As many as fit beside the month; the rest on demand. */
const FIRST_SHOWN = 4;

interface SessionListProps extends SessionDeeds {
  sessions: readonly SessionAnswer[];
  now: Date;
  chosenDay: SastDay | null;
  onShowAll: () => void;
  /** A quiet retry button, if the sessions failed to load. */
  onRetry: (() => void) | null;
  busyId: string | null;
  seats: SeatRequests;
  onDue: () => void;
}

/** TRAIN-39: the next sessions, or those of the selected day. */
export function SessionList(props: SessionListProps) {
  const { sessions, now, chosenDay, onShowAll, onRetry, busyId, seats, onDue, ...deeds } = props;
  const [isLong, setIsLong] = useState(false);
  const listed =
    chosenDay === null
      ? upcomingSessions(sessions, now)
      : sessions.filter(({ date }) => sastDay(new Date(date)) === chosenDay);
  const shown = isLong || chosenDay !== null ? listed : listed.slice(0, FIRST_SHOWN);
  return (
    <section aria-labelledby="training-sessions" className="grid content-start gap-4">
      <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-3">
        <h2 id="training-sessions" aria-live="polite" className="text-lg">
          {chosenDay === null ? 'Upcoming sessions' : dayInWords(chosenDay)}
        </h2>
        {chosenDay !== null && (
          <Button variant="quiet" onClick={onShowAll}>
            All upcoming
          </Button>
        )}
      </div>
      {listed.length === 0 && (
        <EmptyState
          drawing="calendar"
          {...(onRetry && { action: <Button onClick={onRetry}>Try again</Button> })}
        >
          {chosenDay === null ? 'No sessions are planned yet.' : 'No sessions on this day.'}
        </EmptyState>
      )}
      <ul className="grid gap-3">
        {shown.map((session) => (
          <SessionCard
            key={session.id}
            session={session}
            now={now}
            busyId={busyId}
            onDue={onDue}
            seats={seats}
            {...deeds}
          />
        ))}
      </ul>
      {shown.length < listed.length && (
        <Button isWide onClick={() => setIsLong(true)}>
          Show all {listed.length} sessions
        </Button>
      )}
    </section>
  );
}
