import { CloudOff } from 'lucide-react';
import { ApiError } from '../../lib/api-client.ts';
import { Button } from '../../ui/actions/button.tsx';
import { MessageCard } from '../../ui/feedback/message-card.tsx';
import { courseAddress } from './progress/course-steps.ts';

interface LessonProblemProps {
  courseId: string;
  error: Error;
  onRetry: () => void;
}

/** An unknown lesson, one in writing, one of a course that was not joined, or no network. */
export function LessonProblem({ courseId, error, onRetry }: LessonProblemProps) {
  const toCourse = <Button href={courseAddress(courseId)}>To the course</Button>;
  if (error instanceof ApiError && error.status === 403)
    return (
      <MessageCard
        mark="denied"
        headingLevel={2}
        title="This lesson is not open to you yet"
        action={toCourse}
      >
        {error.sentence}
      </MessageCard>
    );
  if (error instanceof ApiError && error.status === 404)
    return (
      <MessageCard mark="lost" headingLevel={2} title={error.sentence} action={toCourse}>
        The page of the course lists every lesson that is ready.
      </MessageCard>
    );
  const hasAnswer = error instanceof ApiError;
  return (
    <MessageCard
      mark={CloudOff}
      headingLevel={2}
      title={hasAnswer ? 'The lesson could not be loaded' : 'There is no connection'}
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      {hasAnswer ? error.sentence : 'What you have learned so far is safe on this device.'}
    </MessageCard>
  );
}
