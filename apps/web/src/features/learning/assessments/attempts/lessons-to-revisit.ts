import type { AttemptResultAnswer } from '@academy/contract/learning/assessments';

interface Revisit {
  readonly lessonId: string;
  readonly lessonTitle: string;
  readonly wrong: number;
}

/** The lessons behind the wrong answers, sorted by the number of wrong answers. */
export function lessonsToRevisit(items: AttemptResultAnswer['items']): Revisit[] {
  const byLesson = new Map<string, Revisit>();
  for (const { isRight, lessonId, lessonTitle } of items) {
    if (isRight) continue;
    const wrong = (byLesson.get(lessonId)?.wrong ?? 0) + 1;
    byLesson.set(lessonId, { lessonId, lessonTitle, wrong });
  }
  return [...byLesson.values()].sort((a, b) => b.wrong - a.wrong);
}
