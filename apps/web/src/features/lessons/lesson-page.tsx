import { Redirect } from 'wouter';
import { learningLogOf } from '../../lib/browser-learning-log.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useRouteParams } from '../../lib/route-params.ts';
import '../../styles/lesson.css';
import '../../styles/lesson-outline.css';
import '../../styles/lesson-print.css';
import '../../styles/prose.css';
import { useCurrentUser } from '../identity/index.ts';
import { LessonProblem } from './lesson-problem.tsx';
import { LessonSkeleton } from './lesson-skeleton.tsx';
import { LessonView } from './lesson-view.tsx';
import { stepAddress } from './progress/course-steps.ts';
import { useLesson } from './use-lesson.ts';

export function LessonPage() {
  const { data: user } = useCurrentUser();
  return user ? <LessonOf userId={user.id} /> : null;
}

function LessonOf({ userId }: { userId: string }) {
  const { id: courseId, lessonId } = useRouteParams('/course/:id/lesson/:lessonId');
  const log = learningLogOf(userId);
  const { data: lesson, error, refetch } = useLesson(lessonId, log);

  usePageTitle(lesson?.title);

  if (error !== null)
    return <LessonProblem courseId={courseId} failure={error} onRetry={() => void refetch()} />;
  if (lesson === undefined) return <LessonSkeleton />;
  if (lesson.courseId !== courseId)
    return <Redirect to={stepAddress(lesson.courseId, { kind: 'lesson', id: lesson.id })} replace />;
  return <LessonView key={lesson.id} lesson={lesson} log={log} userId={userId} />;
}
