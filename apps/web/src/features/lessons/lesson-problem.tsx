import { CloudOff } from 'lucide-react';
import type { Failure } from '../../lib/api-client.ts';
import { Button } from '../../ui/actions/button.tsx';
import { MessageCard } from '../../ui/feedback/message-card.tsx';
import { lessonProblem } from './lesson-messages.ts';
import { courseAddress } from './progress/course-steps.ts';

interface LessonProblemProps {
  courseId: string;
  failure: Failure<'GET /api/lessons/:lessonId'>;
  onRetry: () => void;
}

export function LessonProblem({ courseId, failure, onRetry }: LessonProblemProps) {
  const { mark, title, text } = lessonProblem(failure);
  const isAway = mark === 'away';
  return (
    <MessageCard
      mark={isAway ? CloudOff : mark}
      headingLevel={2}
      title={title}
      action={
        isAway ? (
          <Button onClick={onRetry}>Try again</Button>
        ) : (
          <Button href={courseAddress(courseId)}>To the course</Button>
        )
      }
    >
      {text}
    </MessageCard>
  );
}
