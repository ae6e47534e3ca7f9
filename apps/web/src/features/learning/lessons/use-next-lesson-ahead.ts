import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { scheduleReadAhead } from '../../../lib/answers/read-ahead.ts';
import type { LearningLog } from '../../../lib/work/learning-log.ts';
import { knownDocuments, ownPartQuery, textQuery } from './lesson-queries.ts';
import type { CourseStep } from './progress/course-steps.ts';

/** Longer than the default for unused data, because a lesson takes longer to read. */
const CACHE_MS = 30 * 60_000;

/** Prefetches the next lesson, about 4 kB, while this one is read, so that it opens at once. */
export function useNextLessonAhead(courseId: string, next: CourseStep | null, log: LearningLog): void {
  const queryClient = useQueryClient();
  const lessonId = next?.kind === 'lesson' ? next.id : null;
  useEffect(() => {
    if (lessonId === null) return;
    return scheduleReadAhead(async () => {
      const { document } = knownDocuments(queryClient, courseId, lessonId);
      // First, because it also renews the grant for the text.
      await queryClient.prefetchQuery({ ...ownPartQuery(lessonId, log), gcTime: CACHE_MS });
      if (document !== null) await queryClient.prefetchQuery(textQuery(queryClient, document, lessonId, log));
    });
  }, [queryClient, courseId, lessonId, log]);
}
