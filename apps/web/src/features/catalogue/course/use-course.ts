import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useAnswer, useAnswers } from '../../../lib/answers.ts';
import { learningLogOf } from '../../../lib/browser-learning-log.ts';
import { useCurrentUser } from '../../identity/index.ts';
import { refreshProgress } from './refresh-progress.ts';

/** The `:id` of `/course/:id`. */
export function useCourseId(): string {
  const [path] = useLocation();
  return path.split('/')[2] ?? '';
}

export function useCourse(courseId: string) {
  return useAnswer('GET /api/courses/:courseId', { courseId });
}

/** What a lesson recorded in its last seconds reaches the server when its page has been left. */
function useProgressNews(): void {
  const answers = useAnswers();
  const { data: user } = useCurrentUser();
  const username = user?.username;
  useEffect(() => {
    if (username === undefined) return;
    return learningLogOf(username).subscribe(() => void refreshProgress(answers));
  }, [username, answers]);
}

/** The learner's own state in a course. */
export function useCourseState(courseId: string) {
  useProgressNews();
  return useAnswer('GET /api/courses/:courseId/progress', { courseId });
}
