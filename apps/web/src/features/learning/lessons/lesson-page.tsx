import { Redirect } from 'wouter';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { useRouteParams } from '../../../lib/pages/route-params.ts';
import { learningLogOf } from '../../../lib/work/browser-learning-log.ts';
import '../../../styles/lessons/lesson.css';
import '../../../styles/lessons/lesson-outline.css';
import '../../../styles/lessons/lesson-print.css';
import '../../../styles/lessons/prose.css';
import { Button } from '../../../ui/actions/button.tsx';
import { ProblemCard } from '../../../ui/feedback/problem-card.tsx';
import { useCurrentUser } from '../../accounts/identity/index.ts';
import { lessonProblem } from './lesson-messages.ts';
import { LessonSkeleton } from './lesson-skeleton.tsx';
import { LessonView } from './lesson-view.tsx';
import { courseAddress, stepAddress } from './progress/course-steps.ts';
import { useLesson } from './use-lesson.ts';

export { LessonBlocks } from './blocks/lesson-blocks.tsx';

export function LessonPage() {
  const { data: user } = useCurrentUser();
  return user ? <LessonOf userId={user.id} /> : null;
}

function LessonOf({ userId }: { userId: string }) {
  const { id: courseId, lessonId } = useRouteParams('/course/:id/lesson/:lessonId');
  const log = learningLogOf(userId);
  const { lesson, error, retry } = useLesson(courseId, lessonId, log);

  usePageTitle(lesson?.title);

  if (lesson === undefined && error !== null)
    return (
      <ProblemCard
        problem={lessonProblem(error)}
        onRetry={retry}
        onward={<Button href={courseAddress(courseId)}>Go to the course</Button>}
      />
    );
  if (lesson === undefined) return <LessonSkeleton />;
  if (lesson.courseId !== courseId)
    return <Redirect to={stepAddress(lesson.courseId, { kind: 'lesson', id: lesson.id })} replace />;
  return <LessonView key={lesson.id} lesson={lesson} log={log} userId={userId} />;
}
