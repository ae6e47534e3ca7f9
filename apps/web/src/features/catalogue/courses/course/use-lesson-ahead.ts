import type { CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answerQuery, answersIn } from '../../../../lib/answers/answers.ts';
import { documentQuery, isGranted } from '../../../../lib/answers/documents.ts';
import { scheduleReadAhead } from '../../../../lib/answers/read-ahead.ts';
import { providedFeatures } from '../../../../lib/features/provided-features.ts';
import { hasUnsentEvents } from '../../../../lib/work/unsent-work.ts';

type Course = Pick<CourseDetailAnswer, 'id' | 'syllabus' | 'outline'>;

/** Longer than the default for unused data: learners look through a course before they continue. */
const CACHE_MS = 30 * 60_000;

/** The reader's own part first, then the shared documents, because the former brings the grant for the latter. */
async function lessonAhead(queryClient: QueryClient, lessonId: string, document: string): Promise<void> {
  const answers = answersIn(queryClient);
  const user = answers.read('GET /api/auth/user');
  // With an answer of an earlier visit the lesson opens at once, and fetches the rest itself.
  const isHere = answers.read('GET /api/lessons/:lessonId', { lessonId }) !== undefined;
  // The lesson itself merges events that the server does not have yet.
  if (user && !isHere && !hasUnsentEvents(user.id)) {
    const own = answerQuery('GET /api/lessons/:lessonId', { lessonId });
    await queryClient.prefetchQuery({ ...own, gcTime: CACHE_MS });
  }
  if (isGranted(queryClient)) await queryClient.prefetchQuery(documentQuery(document));
}

/**
 * Prefetches the lessons that somebody will probably open next, about 5 kB each, with their page and the list of
 * contents. The first one outside the preview is not prefetched: under a purchase that starts at once it would count
 * as the start, and somebody who only looks at a course must not lose the right to cancel because of it.
 */
export function useLessonAhead(course: Course | undefined, lessonIds: readonly string[]): void {
  const queryClient = useQueryClient();
  const joinedIds = lessonIds.join(' ');
  useEffect(() => {
    const lessons = course?.syllabus.flatMap((module) => module.lessons) ?? [];
    const ids = [...new Set(joinedIds.split(' '))];
    const start = lessons.find(({ isPreview }) => !isPreview);
    const next = ids.flatMap((id) => lessons.filter((line) => line.id === id && line !== start));
    const [first, ...others] = next;
    if (course === undefined || first === undefined) return;
    return scheduleReadAhead(async () => {
      providedFeatures().prefetchPage(`/course/${course.id}/lesson/${first.id}`);
      if (course.outline) void queryClient.prefetchQuery(documentQuery(course.outline));
      for (const { id, document } of [first, ...others])
        if (document) await lessonAhead(queryClient, id, document);
    });
  }, [queryClient, course, joinedIds]);
}
