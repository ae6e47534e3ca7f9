import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useAnswers } from '../../../lib/answers/answers.ts';
import { isGranted } from '../../../lib/answers/documents.ts';
import type { LearningAction, LearningLog } from '../../../lib/work/learning-log.ts';
import { type Lesson, lessonFor } from './lesson.ts';
import { knownDocuments, outlineQuery, ownPartQuery, textQuery } from './lesson-queries.ts';
import { remainingSteps } from './progress/completion.ts';
import { stateAfter, withCompleted } from './progress/lesson-progress.ts';

/** The two documents of a lesson and the reader's own part, fetched in parallel where their names are known. */
export function useLesson(courseId: string, lessonId: string, log: LearningLog) {
  const queryClient = useQueryClient();
  const own = useQuery(ownPartQuery(lessonId, log));
  const isHere = own.data !== undefined;
  const { document, outline } = own.data ?? knownDocuments(queryClient, courseId, lessonId);
  const contents = useQuery({ ...outlineQuery(outline ?? ''), enabled: outline !== null });
  const text = useQuery({
    ...textQuery(queryClient, document ?? '', lessonId, log),
    enabled: document !== null && (isHere || isGranted(queryClient)),
  });
  const lesson = useMemo(
    () =>
      own.data && contents.data && text.data ? lessonFor(text.data, contents.data, own.data) : undefined,
    [own.data, contents.data, text.data],
  );
  return {
    lesson,
    error: own.error ?? text.error ?? contents.error,
    retry() {
      for (const part of [own, text, contents]) if (part.isError) void part.refetch();
    },
  };
}

export type RecordAction = (action: Omit<LearningAction, 'lessonId'>) => void;

/** Records what happens in a lesson. The page shows it at once; it is sent to the server when possible. */
export function useRecord(lesson: Lesson, log: LearningLog): RecordAction {
  const answers = useAnswers();
  return (action) => {
    const event = { ...action, lessonId: lesson.id };
    // Trainers read every lesson, but do not take the course.
    const isCounted = lesson.isEnrolled || lesson.isPreview;
    const recorded = isCounted ? log.record(event) : { ...event, id: '', occurredAt: '' };
    answers.change('GET /api/lessons/:lessonId', { lessonId: lesson.id }, (old) => ({
      ...old,
      state: stateAfter(old.state, recorded),
    }));
  };
}

/** Fills the bead of a completed lesson in every outline. */
export function useCompletion(lesson: Lesson, log: LearningLog): void {
  const answers = useAnswers();
  const isDone = remainingSteps(lesson).length === 0;
  const { id, courseId } = lesson;
  const isMarked = lesson.state.isCompleted;

  useEffect(() => {
    if (!isDone || isMarked) return;
    answers.changeAll('GET /api/lessons/:lessonId', (old) =>
      old.courseId === courseId ? withCompleted(old, id) : old,
    );
    void log.flush();
  }, [isDone, isMarked, id, courseId, answers, log]);
}
