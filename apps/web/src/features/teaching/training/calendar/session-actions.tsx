import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import { Button, type ButtonProps } from '../../../../ui/actions/button.tsx';
import type { SessionState } from './session-state.ts';

export interface SessionDeeds {
  onBook: (session: SessionAnswer, orWait: boolean) => void;
  onGiveBack: (session: SessionAnswer) => void;
  /** Cancels a seat that was requested offline. */
  onTakeBack: (session: SessionAnswer) => void;
}

interface SessionActionsProps extends SessionDeeds {
  session: SessionAnswer;
  state: SessionState;
  isBusy: boolean;
  /** An action on another session is pending. */
  isLocked: boolean;
}

/** TRAIN-39, TRAIN-42: only upcoming sessions can be booked; a full one has a waiting list. */
export function SessionActions({ session, state, isBusy, isLocked, ...deeds }: SessionActionsProps) {
  if (state === 'in-progress' || state === 'completed') return null;
  const { title } = session;
  const hasPlace = state === 'booked' || state === 'waiting';
  const asking = askingFor(session, state, deeds);
  return (
    <div className="ml-auto flex flex-wrap justify-end gap-2">
      {hasPlace && (
        <Button
          variant="quiet"
          disabled={isBusy || isLocked}
          onClick={() => deeds.onGiveBack(session)}
          aria-label={`${state === 'booked' ? 'Cancel' : 'Leave the waiting list for'} ${title}`}
        >
          {state === 'booked' ? 'Cancel' : 'Leave'}
        </Button>
      )}
      {/* One button for all states, so that it keeps the focus after being pressed. */}
      {asking && (
        <Button
          variant={asking.variant}
          isPending={isBusy}
          disabled={isLocked}
          onClick={asking.act}
          aria-label={`${asking.name} ${title}`}
        >
          {asking.label}
        </Button>
      )}
    </div>
  );
}

interface Asking {
  label: string;
  name: string;
  variant?: ButtonProps['variant'];
  act: () => void;
}

function askingFor(
  session: SessionAnswer,
  state: SessionState,
  { onBook, onTakeBack }: SessionDeeds,
): Asking | null {
  if (state === 'wanted')
    return {
      label: 'Cancel request',
      name: 'Cancel request for',
      variant: 'quiet',
      act: () => onTakeBack(session),
    };
  if (state === 'full')
    return {
      label: 'Join the waiting list',
      name: 'Join the waiting list for',
      act: () => onBook(session, true),
    };
  if (state === 'booked' || session.seatsLeft > 0)
    return { label: 'Attend', name: 'Attend', act: () => onBook(session, false) };
  return null;
}
