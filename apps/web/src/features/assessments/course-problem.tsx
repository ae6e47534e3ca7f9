import { CloudOff } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { MessageCard } from '../../ui/feedback/message-card.tsx';
import type { PageProblem } from './assessment-messages.ts';
import { courseAddress } from './course-address.ts';

interface CourseProblemProps {
  courseId: string;
  problem: PageProblem;
  onRetry: () => void;
}

export function CourseProblem({ courseId, problem, onRetry }: CourseProblemProps) {
  const isAway = problem.mark === 'away';
  return (
    <MessageCard
      mark={problem.mark === 'away' ? CloudOff : problem.mark}
      headingLevel={2}
      title={problem.title}
      action={
        isAway ? (
          <Button onClick={onRetry}>Try again</Button>
        ) : (
          <Button href={courseAddress(courseId)}>To the course</Button>
        )
      }
    >
      {problem.text}
    </MessageCard>
  );
}
