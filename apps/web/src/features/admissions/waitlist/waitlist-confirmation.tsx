import { sastDateTime } from '@academy/domain/kernel';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconTile } from '../../../ui/brand/icon-tile.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import type { TakenPlace } from './use-registration.ts';

interface WaitlistConfirmationProps {
  place: TakenPlace;
  places: number;
  /** Suggestions for the time until then. */
  children: ReactNode;
}

/** Replaces the form, so the focus moves to it. */
export function WaitlistConfirmation({
  place: { position, confirmBy, registration },
  places,
  children,
}: WaitlistConfirmationProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <IconTile icon={CircleCheck} tone="success" />
        <div className="min-w-0">
          <h2 ref={titleRef} tabIndex={-1} className="outline-none">
            You're on the list!
          </h2>
          <p className="text-ink-2">
            Position #{position} of {places}
          </p>
        </div>
      </div>
      {confirmBy !== undefined && (
        <div className="grid justify-items-start gap-2">
          <p>
            We have sent you an email. Open the link in it to keep your place. We will hold it until{' '}
            <strong className="whitespace-nowrap">{sastDateTime(new Date(confirmBy))}</strong>. If it has not
            arrived in a few minutes, check your spam folder.
          </p>
          <ResendConfirmation registration={registration} />
        </div>
      )}
      {children}
    </div>
  );
}
