import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

interface NotTeachingProps {
  /** `null` unless the list failed to load. */
  onRetry: (() => void) | null;
  isTeacher: boolean;
  children: string;
}

/** Learners have nothing to manage here, and get links to their own pages. */
export function NotTeaching({ onRetry, isTeacher, children }: NotTeachingProps) {
  if (!isTeacher) {
    return (
      <EmptyState
        title="This page is for trainers"
        action={<Button href="/training">Go to the Training Hub</Button>}
      >
        You do not teach a course. Your own learning is in the Training Hub.
      </EmptyState>
    );
  }
  return (
    <EmptyState {...(onRetry && { action: <Button onClick={onRetry}>Try again</Button> })}>
      {onRetry ? 'This list did not load.' : children}
    </EmptyState>
  );
}
