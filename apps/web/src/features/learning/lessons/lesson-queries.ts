import type { LessonDocument, OutlineDocument } from '@academy/contract/learning/documents';
import type { LessonAnswer } from '@academy/contract/learning/lessons';
import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import { answerKey, answerQuery, answersIn } from '../../../lib/answers/answers.ts';
import { call } from '../../../lib/answers/api-client.ts';
import { documentIn, documentQuery } from '../../../lib/answers/documents.ts';
import { withOfflineFallback } from '../../../lib/answers/stored-answers/offline-fallback.ts';
import type { LearningLog } from '../../../lib/work/learning-log.ts';
import { withPending } from './progress/lesson-progress.ts';

/** The reader's own part, including events that this device has not reported yet. */
export function ownPartQuery(lessonId: string, log: LearningLog) {
  return {
    ...answerQuery('GET /api/lessons/:lessonId', { lessonId }),
    queryFn: async (context: QueryFunctionContext) =>
      withPending(
        await withOfflineFallback(call('GET /api/lessons/:lessonId', { lessonId }), context),
        log.pending(),
      ),
  };
}

/** The content of the lesson. If the grant has expired, the reader's own part renews it. */
export function textQuery(queryClient: QueryClient, hash: string, lessonId: string, log: LearningLog) {
  const askForGrant = () => queryClient.fetchQuery({ ...ownPartQuery(lessonId, log), staleTime: 0 });
  return documentQuery<LessonDocument>(hash, askForGrant);
}

export const outlineQuery = (hash: string) => documentQuery<OutlineDocument>(hash);

function outlineOfNeighbour(queryClient: QueryClient, courseId: string): string | null {
  const answers = queryClient.getQueriesData<LessonAnswer>({
    queryKey: answerKey('GET /api/lessons/:lessonId'),
  });
  return answers.find(([, answer]) => answer?.courseId === courseId)?.[1]?.outline ?? null;
}

interface KnownDocuments {
  readonly document: string | null;
  readonly outline: string | null;
}

/** The documents of a lesson, named by the stored own part: so they load in parallel with it, not after it. */
export function knownDocuments(queryClient: QueryClient, courseId: string, lessonId: string): KnownDocuments {
  const course = answersIn(queryClient).read('GET /api/courses/:courseId', { courseId });
  const outline = course?.outline ?? outlineOfNeighbour(queryClient, courseId);
  const contents = outline === null ? undefined : documentIn<OutlineDocument>(queryClient, outline);
  const modules = contents?.modules ?? course?.syllabus ?? [];
  const lines = modules.flatMap(({ lessons }): readonly { id: string; document: string | null }[] => lessons);
  return { outline, document: lines.find(({ id }) => id === lessonId)?.document ?? null };
}
