import { Button } from '../../../ui/actions/button.tsx';
import { type PageProblem, ProblemCard } from '../../../ui/feedback/problem-card.tsx';
import { courseAddress } from './course-address.ts';

interface CourseProblemProps {
  courseId: string;
  problem: PageProblem;
  onRetry: () => void;
}

export function CourseProblem({ courseId, ...problem }: CourseProblemProps) {
  return (
    <ProblemCard {...problem} onward={<Button href={courseAddress(courseId)}>Go to the course</Button>} />
  );
}
