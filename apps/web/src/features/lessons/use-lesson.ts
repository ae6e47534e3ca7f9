import type { LessonAnswer } from '@academy/contract/lessons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api-client.ts';
import type { LearningAction, LearningLog } from '../../lib/learning-log.ts';
import { whatIsLeft } from './progress/completion.ts';
import { stateAfter, withCompleted, withPending } from './progress/lesson-progress.ts';

export const lessonKey = (lessonId: string) => [`/api/lessons/${encodeURIComponent(lessonId)}`];

export function useLesson(lessonId: string, log: LearningLog) {
  return useQuery({
    queryKey: lessonKey(lessonId),
    queryFn: async () => withPending(await call('GET /api/lessons/:lessonId', { lessonId }), log.pending()),
  });
}

export type Record = (action: Omit<LearningAction, 'lessonId'>) => void;

/** Records what happens in a lesson. The page shows it at once; the server hears of it when it can. */
export function useRecord(lesson: LessonAnswer, log: LearningLog): Record {
  const queryClient = useQueryClient();
  return (action) => {
    const event = { ...action, lessonId: lesson.id };
    // Trainers read every lesson, but it is not their course.
    const isCounted = lesson.isEnrolled || lesson.isPreview;
    const recorded = isCounted ? log.record(event) : { ...event, id: '', occurredAt: '' };
    queryClient.setQueryData<LessonAnswer>(
      lessonKey(lesson.id),
      (old) => old && { ...old, state: stateAfter(old.state, recorded) },
    );
  };
}

/** Fills the bead of a completed lesson in every outline, and lets other pages read their progress again. */
export function useCompletion(lesson: LessonAnswer, log: LearningLog): void {
  const queryClient = useQueryClient();
  const isDone = whatIsLeft(lesson).length === 0;
  const { id, courseId } = lesson;
  const isMarked = lesson.state.isCompleted;

  useEffect(() => {
    if (!isDone || isMarked) return;
    queryClient.setQueriesData<LessonAnswer>(
      { predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/lessons/') },
      (old) => (old?.courseId === courseId ? withCompleted(old, id) : old),
    );
    void log.flush();
  }, [isDone, isMarked, id, courseId, queryClient, log]);

  useEffect(
    () =>
      log.subscribe(() => {
        for (const key of [`/api/courses/${courseId}/progress`, '/api/progress/user', '/api/user/progress'])
          void queryClient.invalidateQueries({ queryKey: [key] });
      }),
    [courseId, queryClient, log],
  );
}
