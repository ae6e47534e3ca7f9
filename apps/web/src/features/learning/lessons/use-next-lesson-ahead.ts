import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenSettled } from '../../../lib/answers/read-ahead.ts';
import type { LearningLog } from '../../../lib/work/learning-log.ts';
import { knownDocuments, ownPartQuery, textQuery } from './lesson-queries.ts';
import type { CourseStep } from './progress/course-steps.ts';

/** A lesson is read for longer than what is not shown is kept otherwise. */
const KEPT_MS = 30 * 60_000;

/** While this lesson is read the next one comes, about 4 kB: so that it opens at once. */
export function useNextLessonAhead(courseId: string, next: CourseStep | null, log: LearningLog): void {
  const queryClient = useQueryClient();
  const lessonId = next?.kind === 'lesson' ? next.id : null;
  useEffect(() => {
    if (lessonId === null) return;
    return whenSettled(async () => {
      const { document } = knownDocuments(queryClient, courseId, lessonId);
      // First, because it also brings the grant for the text.
      await queryClient.prefetchQuery({ ...ownPartQuery(lessonId, log), gcTime: KEPT_MS });
      if (document !== null) await queryClient.prefetchQuery(textQuery(queryClient, document, lessonId, log));
    });
  }, [queryClient, courseId, lessonId, log]);
}
