import { CloudOff, Wrench } from 'lucide-react';
import { PartNotLoaded } from '../lib/pages/load-part.ts';
import { Button } from '../ui/actions/button.tsx';
import { MessageCard } from '../ui/feedback/message-card.tsx';

interface FaultCardProps {
  /** 1 when it is the only heading of the page. */
  headingLevel: 1 | 2;
  error: Error;
  onRetry: () => void;
}

/** Shown instead of a page that failed to render. */
export function FaultCard({ headingLevel, error, onRetry }: FaultCardProps) {
  const isMissing = error instanceof PartNotLoaded;
  return (
    <MessageCard
      mark={isMissing ? CloudOff : Wrench}
      headingLevel={headingLevel}
      title={isMissing ? 'This page did not load' : 'This page could not be shown'}
      action={
        <>
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
          <Button onClick={() => location.reload()}>Reload the academy</Button>
        </>
      }
    >
      {isMissing
        ? 'Please check your connection. If the academy was updated a moment ago, reload it.'
        : 'Something went wrong on our side. What you saved is safe.'}
    </MessageCard>
  );
}
