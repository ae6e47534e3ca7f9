import { accept, addDays, type Refusal, type Result, refuse, sastDay } from '../../../kernel/index.ts';
import { CARD_MAX_SECONDS, cardOfCheck, type ReviewGrade } from '../../reviews/index.ts';
import { type LessonShape, later } from '../progress/lesson-progress.ts';
import type { EventRefusal, LearningAction, LearningActionKind } from './learning-event.ts';

/** How late a report of an offline phone still counts. */
export const REPORT_MAX_AGE_DAYS = 30;
/** Device clocks are wrong by minutes. */
export const CLOCK_TOLERANCE_MS = 5 * 60 * 1000;

/** What a device reports. */
export interface Report {
  readonly kind: LearningActionKind;
  readonly lessonId: string;
  readonly occurredAt: Date;
  readonly seconds?: number;
  readonly place?: number;
  readonly checkId?: string;
  readonly isRight?: boolean;
  readonly isPassed?: boolean;
  readonly cardId?: string;
  readonly grade?: ReviewGrade;
}

export interface Circumstances {
  readonly now: Date;
  /** In the current version of the course; undefined when it has no such lesson. */
  readonly lesson: LessonShape | undefined;
  /** Since when the learner may open the lesson: from the place in the course, or from the account for a preview. */
  readonly since: Date | null;
}

/**
 * Whether a report counts, and as what. A time just ahead of ours becomes ours, one just before the start becomes the
 * start: clocks of devices differ.
 */
export function judgeReport(
  report: Report,
  { now, lesson, since }: Circumstances,
): Result<LearningAction, Refusal<EventRefusal>> {
  if (!lesson?.isWritten) return refuse('unknown-lesson');
  if (since === null) return refuse('not-enrolled');
  const { occurredAt } = report;
  if (Number.isNaN(occurredAt.getTime())) return refuse('incomplete');
  if (occurredAt.getTime() > now.getTime() + CLOCK_TOLERANCE_MS) return refuse('in-the-future');
  if (sastDay(occurredAt) < addDays(sastDay(now), -REPORT_MAX_AGE_DAYS)) return refuse('too-old');
  if (occurredAt.getTime() < since.getTime() - CLOCK_TOLERANCE_MS) return refuse('before-enrolment');
  const action = actionOf(report, {
    lessonId: lesson.id,
    courseId: lesson.courseId,
    occurredAt: occurredAt > now ? now : later(since, occurredAt),
  });
  if (action === null) return refuse('incomplete');
  if (action.kind === 'check-answered' && !lesson.checkIds.includes(action.checkId))
    return refuse('unknown-check');
  if (action.kind === 'card-reviewed' && !cardsOf(lesson).includes(action.cardId))
    return refuse('unknown-card');
  if (action.kind !== 'lesson-studied' && action.kind !== 'card-reviewed') return accept(action);
  // Study that began before the learner had access counts from that moment on.
  const possible = Math.floor((action.occurredAt.getTime() - since.getTime()) / 1000);
  return accept({ ...action, seconds: Math.min(action.seconds, Math.max(0, possible)) });
}

/** All that can be reviewed: the cards, and the checks in case they are missed. */
const cardsOf = ({ cardIds, checkIds }: LessonShape) => [...cardIds, ...checkIds.map(cardOfCheck)];

type InLesson = Pick<LearningAction, 'lessonId' | 'courseId' | 'occurredAt'>;

/** The fields that the kind needs, and nothing else; null when one is missing. */
function actionOf(
  { kind, seconds, place, checkId, isRight, isPassed, cardId, grade }: Report,
  inLesson: InLesson,
): LearningAction | null {
  switch (kind) {
    case 'lesson-opened':
    case 'lesson-read':
      return { kind, ...inLesson };
    case 'lesson-studied':
      return seconds === undefined ? null : { kind, ...inLesson, seconds, place: place ?? null };
    case 'check-answered':
      return checkId === undefined || isRight === undefined ? null : { kind, ...inLesson, checkId, isRight };
    case 'exercise-tried':
      return isPassed === undefined ? null : { kind, ...inLesson, isPassed };
    case 'card-reviewed':
      return cardId === undefined || grade === undefined
        ? null
        : { kind, ...inLesson, cardId, grade, seconds: Math.min(seconds ?? 0, CARD_MAX_SECONDS) };
  }
}
