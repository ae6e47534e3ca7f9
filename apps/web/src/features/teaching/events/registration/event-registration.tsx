import type { EventAnswer } from '@academy/contract/teaching/events';
import { CircleCheck } from 'lucide-react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { JoiningNote } from '../../joining-links/index.ts';
import { useRegistration } from './use-registrations.ts';

/** The learner's own place in an upcoming event: register, join with it, give it back. */
export function EventRegistration({ event, now }: { event: EventAnswer; now: Date }) {
  const { isKnown, registration, isPending, register, withdraw, refetch } = useRegistration(event);
  if (!isKnown) return null;
  if (registration === null)
    return event.seatsLeft === 0 ? (
      <Badge className="justify-self-start">Fully booked</Badge>
    ) : (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          isPending={isPending}
          onClick={() => void register()}
          aria-label={`Register for ${event.title}`}
        >
          Register
        </Button>
        {event.seatsLeft !== null && (
          <span className="text-ink-2">
            {event.seatsLeft === 1 ? '1 place left' : `${event.seatsLeft} places left`}
          </span>
        )}
      </div>
    );
  return (
    <div className="grid gap-2">
      {event.isOnline && (
        <JoiningNote
          {...event}
          joiningUrl={registration.joiningUrl}
          now={now}
          missing="Your joining link will appear here before the start."
          onDue={() => void refetch()}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone="success" icon={CircleCheck}>
          You’re registered
        </Badge>
        <Button
          variant="quiet"
          isPending={isPending}
          onClick={() => void withdraw()}
          aria-label={`Withdraw from ${event.title}`}
        >
          Withdraw
        </Button>
      </div>
    </div>
  );
}
