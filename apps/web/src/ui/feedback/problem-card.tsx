import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { MessageCard } from './message-card.tsx';

/** Why a page cannot be shown. Only `away` may succeed on a retry. */
export interface PageProblem {
  readonly mark: 'denied' | 'lost' | 'away';
  readonly title: string;
  readonly text: string;
}

interface ProblemCardProps {
  problem: PageProblem;
  onRetry: () => void;
  /** Where to go instead, when a retry would not help. */
  onward: ReactNode;
  className?: string | undefined;
}

/** Shown instead of a page. */
export function ProblemCard({
  problem: { mark, title, text },
  onRetry,
  onward,
  className,
}: ProblemCardProps) {
  const isAway = mark === 'away';
  return (
    <MessageCard
      mark={isAway ? CloudOff : mark}
      headingLevel={2}
      title={title}
      className={className}
      action={isAway ? <Button onClick={onRetry}>Try again</Button> : onward}
    >
      {text}
    </MessageCard>
  );
}
