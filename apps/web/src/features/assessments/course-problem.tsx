import { CloudOff } from 'lucide-react';
import { ApiError } from '../../lib/api-client.ts';
import { Button } from '../../ui/actions/button.tsx';
import { MessageCard } from '../../ui/feedback/message-card.tsx';
import { courseAddress } from './course-address.ts';

interface CourseProblemProps {
  courseId: string;
  error: Error;
  onRetry: () => void;
}

export function CourseProblem({ courseId, error, onRetry }: CourseProblemProps) {
  if (error instanceof ApiError && (error.status === 403 || error.status === 404))
    return (
      <MessageCard
        mark={error.status === 403 ? 'denied' : 'lost'}
        headingLevel={2}
        title={error.sentence}
        action={<Button href={courseAddress(courseId)}>To the course</Button>}
      >
        The page of the course shows what is open to you.
      </MessageCard>
    );
  return (
    <MessageCard
      mark={CloudOff}
      headingLevel={2}
      title={error instanceof ApiError ? 'This page could not be loaded' : 'There is no connection'}
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      {error instanceof ApiError ? error.sentence : 'What you have written is safe on this device.'}
    </MessageCard>
  );
}

/** The server's sentence, or that there was none. */
export function problemText(error: unknown): string {
  return error instanceof ApiError
    ? error.sentence
    : 'There is no connection. Your answers are safe on this device. Please try again.';
}
