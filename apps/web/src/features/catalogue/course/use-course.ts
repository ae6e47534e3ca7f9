import type { CourseDetailAnswer } from '@academy/contract/catalogue';
import type { CourseStateAnswer } from '@academy/contract/learning';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { learningLogOf } from '../../../lib/browser-learning-log.ts';
import { useCurrentUser } from '../../identity/index.ts';
import { refreshProgress } from './refresh-progress.ts';

/** The `:id` of `/course/:id`. */
export function useCourseId(): string {
  const [path] = useLocation();
  return path.split('/')[2] ?? '';
}

const coursePath = (courseId: string) => `/api/courses/${encodeURIComponent(courseId)}`;

export function useCourse(courseId: string) {
  return useQuery<CourseDetailAnswer>({ queryKey: [coursePath(courseId)] });
}

/** What a lesson recorded in its last seconds reaches the server when its page has been left. */
function useProgressNews(): void {
  const queryClient = useQueryClient();
  const { data: user } = useCurrentUser();
  const username = user?.username;
  useEffect(() => {
    if (username === undefined) return;
    return learningLogOf(username).subscribe(() => void refreshProgress(queryClient));
  }, [username, queryClient]);
}

/** The learner's own state in a course. */
export function useCourseState(courseId: string) {
  useProgressNews();
  return useQuery<CourseStateAnswer>({ queryKey: [`${coursePath(courseId)}/progress`] });
}
