import { PRODUCT_NAME } from '@academy/domain/product';
import { useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { learningLogOf } from '../../lib/browser-learning-log.ts';
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

/** `/course/:id/lesson/:lessonId` */
function useLessonAddress() {
  const [path] = useLocation();
  const [, , courseId = '', , lessonId = ''] = path.split('/').map(decodeURIComponent);
  return { path, courseId, lessonId };
}

export function LessonPage() {
  const { data: user } = useCurrentUser();
  return user ? <LessonOf username={user.username} /> : null;
}

function LessonOf({ username }: { username: string }) {
  const { path, courseId, lessonId } = useLessonAddress();
  const log = learningLogOf(username);
  const { data: lesson, error, refetch } = useLesson(lessonId, log);

  const title = lesson?.title;
  useEffect(() => {
    // After the routes, which name the page by its path.
    if (title !== undefined && path !== '') queueMicrotask(() => setTitle(title));
  }, [title, path]);

  if (error !== null)
    return <LessonProblem courseId={courseId} failure={error} onRetry={() => void refetch()} />;
  if (lesson === undefined) return <LessonSkeleton />;
  if (lesson.courseId !== courseId)
    return <Redirect to={stepAddress(lesson.courseId, { kind: 'lesson', id: lesson.id })} replace />;
  return <LessonView key={lesson.id} lesson={lesson} log={log} username={username} />;
}

function setTitle(title: string) {
  document.title = `${title} · ${PRODUCT_NAME}`;
}
