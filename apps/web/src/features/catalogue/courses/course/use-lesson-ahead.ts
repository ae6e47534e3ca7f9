import type { CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answerQuery, answersIn } from '../../../../lib/answers/answers.ts';
import { documentQuery, isGranted } from '../../../../lib/answers/documents.ts';
import { whenSettled } from '../../../../lib/answers/read-ahead.ts';
import { providedFeatures } from '../../../../lib/features/provided-features.ts';
import { hasUnsentEvents } from '../../../../lib/work/unsent-work.ts';

type Course = Pick<CourseDetailAnswer, 'id' | 'syllabus' | 'outline'>;

/** Longer than what is not shown is kept otherwise: a course is looked through before it is gone on with. */
const KEPT_MS = 30 * 60_000;

/** The reader's own part, then what is the same for all: the grant for that comes with the former. */
async function lessonAhead(queryClient: QueryClient, lessonId: string, document: string): Promise<void> {
  const answers = answersIn(queryClient);
  const user = answers.read('GET /api/auth/user');
  // With what an earlier visit has left here the lesson opens at once, and asks for the rest itself if it is opened.
  const isHere = answers.read('GET /api/lessons/:lessonId', { lessonId }) !== undefined;
  // What the server does not know yet is laid over its answer by the lesson itself.
  if (user && !isHere && !hasUnsentEvents(user.id)) {
    const own = answerQuery('GET /api/lessons/:lessonId', { lessonId });
    await queryClient.prefetchQuery({ ...own, gcTime: KEPT_MS });
  }
  if (isGranted(queryClient)) await queryClient.prefetchQuery(documentQuery(document));
}

/**
 * The lessons that somebody is likely to open next come ahead, about 5 kB each, with their page and the list of contents. The
 * first one outside the preview does not: for a purchase that is to start at once it counts as the start, and who only looks
 * at a course must not lose the right to cancel by it.
 */
export function useLessonAhead(course: Course | undefined, lessonIds: readonly string[]): void {
  const queryClient = useQueryClient();
  const wanted = lessonIds.join(' ');
  useEffect(() => {
    const lessons = course?.syllabus.flatMap((module) => module.lessons) ?? [];
    const ids = [...new Set(wanted.split(' '))];
    const start = lessons.find(({ isPreview }) => !isPreview);
    const next = ids.flatMap((id) => lessons.filter((line) => line.id === id && line !== start));
    const [first, ...others] = next;
    if (course === undefined || first === undefined) return;
    return whenSettled(async () => {
      providedFeatures().fetchPageAhead(`/course/${course.id}/lesson/${first.id}`);
      if (course.outline) void queryClient.prefetchQuery(documentQuery(course.outline));
      for (const { id, document } of [first, ...others])
        if (document) await lessonAhead(queryClient, id, document);
    });
  }, [queryClient, course, wanted]);
}
