import type { GlossaryDocument } from '@academy/contract/learning/documents';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answerQuery, useAnswer } from '../../../../lib/answers/answers.ts';
import { documentQuery } from '../../../../lib/answers/documents.ts';

/** The key terms of a course; null where it has none. */
export function useGlossary(courseId: string) {
  const queryClient = useQueryClient();
  const course = useAnswer('GET /api/courses/:courseId', { courseId });
  // An older stored answer has no glossary, and is about to be replaced.
  const hash = course.data && (course.data.glossary ?? null);
  // If the grant has expired, the learner's own state in the course renews it.
  const askForGrant = () =>
    queryClient.fetchQuery({
      ...answerQuery('GET /api/courses/:courseId/progress', { courseId }),
      staleTime: 0,
    });
  const terms = useQuery({
    ...documentQuery<GlossaryDocument>(hash ?? '', askForGrant),
    enabled: Boolean(hash),
  });
  return {
    title: course.data?.title,
    glossary: hash === null ? null : terms.data,
    courseError: course.error,
    isAway: terms.isError,
    retry() {
      for (const part of [course, terms]) if (part.isError) void part.refetch();
    },
  };
}
