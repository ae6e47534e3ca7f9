import type { SessionAnswer } from '@academy/contract/sessions';
import { Button } from '../../../ui/actions/button.tsx';
import type { SessionState } from './session-state.ts';

export interface SessionDeeds {
  onBook: (session: SessionAnswer, orWait: boolean) => void;
  onGiveBack: (session: SessionAnswer) => void;
}

interface SessionActionsProps extends SessionDeeds {
  session: SessionAnswer;
  state: SessionState;
  isBusy: boolean;
  /** Another session's deed is under way. */
  isLocked: boolean;
}

/** TRAIN-39, TRAIN-42: only what is upcoming can be booked; a full session has a waiting list. */
export function SessionActions({
  session,
  state,
  isBusy,
  isLocked,
  onBook,
  onGiveBack,
}: SessionActionsProps) {
  if (state === 'in-progress' || state === 'completed') return null;
  const { title, seatsLeft } = session;
  const hasPlace = state === 'booked' || state === 'waiting';
  const canAttend = state === 'booked' || seatsLeft > 0;
  return (
    <div className="ml-auto flex flex-wrap justify-end gap-2">
      {hasPlace && (
        <Button
          variant="quiet"
          disabled={isBusy || isLocked}
          onClick={() => onGiveBack(session)}
          aria-label={`${state === 'booked' ? 'Cancel' : 'Leave the waiting list for'} ${title}`}
        >
          {state === 'booked' ? 'Cancel' : 'Leave'}
        </Button>
      )}
      {canAttend && (
        <Button
          isPending={isBusy}
          disabled={isLocked}
          onClick={() => onBook(session, false)}
          aria-label={`Attend ${title}`}
        >
          Attend
        </Button>
      )}
      {state === 'full' && (
        <Button
          isPending={isBusy}
          disabled={isLocked}
          onClick={() => onBook(session, true)}
          aria-label={`Join the waiting list for ${title}`}
        >
          Join the waiting list
        </Button>
      )}
    </div>
  );
}
