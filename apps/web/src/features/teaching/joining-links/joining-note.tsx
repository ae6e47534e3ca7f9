import { isTimeToJoin, MINUTES_BEFORE_START } from '@academy/domain/teaching/joining-links';
import { Video } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';

interface JoiningNoteProps {
  title: string;
  date: string;
  endDate: string;
  hasJoiningLink: boolean;
  /** As last received from the server: null until it is time. */
  joiningUrl: string | null;
  now: Date;
  /** Shown while no link is set. */
  missing: string;
  /** It is time, but the link is not here yet: refetch it. */
  onDue: () => void;
}

/** For participants: the joining link when it is time, and before that where it will appear. */
export function JoiningNote({
  title,
  date,
  endDate,
  hasJoiningLink,
  joiningUrl,
  now,
  ...rest
}: JoiningNoteProps) {
  const { missing, onDue } = rest;
  const isTime = isTimeToJoin({ startsAt: new Date(date), endsAt: new Date(endDate) }, now);
  const isDue = isTime && hasJoiningLink && joiningUrl === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once a minute while it is due, not at every render.
  useEffect(() => {
    if (isDue) onDue();
  }, [isDue, now]);

  if (isTime && joiningUrl !== null)
    return (
      <Button
        variant="primary"
        icon={Video}
        href={joiningUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Join now: ${title} (opens in a new window)`}
        className="justify-self-start"
      >
        Join now
      </Button>
    );
  return (
    <p className="flex items-start gap-2 text-ink-2">
      <Icon icon={Video} className="mt-[0.125em] text-ink-3" />
      {hasJoiningLink
        ? `Your joining link appears here ${MINUTES_BEFORE_START} minutes before the start.`
        : missing}
    </p>
  );
}
