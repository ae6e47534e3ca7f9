import type { LessonAnswer } from '@academy/contract/lessons';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answerQuery, useAnswers } from '../../lib/answers.ts';
import { call } from '../../lib/api-client.ts';
import type { LearningAction, LearningLog } from '../../lib/learning-log.ts';
import { whatIsLeft } from './progress/completion.ts';
import { stateAfter, withCompleted, withPending } from './progress/lesson-progress.ts';

export function useLesson(lessonId: string, log: LearningLog) {
  return useQuery({
    ...answerQuery('GET /api/lessons/:lessonId', { lessonId }),
    queryFn: async () => withPending(await call('GET /api/lessons/:lessonId', { lessonId }), log.pending()),
  });
}

export type RecordAction = (action: Omit<LearningAction, 'lessonId'>) => void;

/** Records what happens in a lesson. The page shows it at once; the server hears of it when it can. */
export function useRecord(lesson: LessonAnswer, log: LearningLog): RecordAction {
  const answers = useAnswers();
  return (action) => {
    const event = { ...action, lessonId: lesson.id };
    // Trainers read every lesson, but it is not their course.
    const isCounted = lesson.isEnrolled || lesson.isPreview;
    const recorded = isCounted ? log.record(event) : { ...event, id: '', occurredAt: '' };
    answers.change('GET /api/lessons/:lessonId', { lessonId: lesson.id }, (old) => ({
      ...old,
      state: stateAfter(old.state, recorded),
    }));
  };
}

/** Fills the bead of a completed lesson in every outline. */
export function useCompletion(lesson: LessonAnswer, log: LearningLog): void {
  const answers = useAnswers();
  const isDone = whatIsLeft(lesson).length === 0;
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
