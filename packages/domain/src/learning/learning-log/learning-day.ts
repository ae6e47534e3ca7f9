import { type SastDay, sastDay } from '../../kernel/index.ts';
import type { LearningEvent } from './event-log/learning-event.ts';
import { bounded, type Span, secondsIn, spansOf, withSpan } from './study-spans.ts';

/** What was learned on one day in South Africa. */
export interface LearningDay {
  readonly seconds: number;
  readonly lessonsCompleted: number;
  /** When devices measured study. No second counts twice, so a day never has more study than time. */
  readonly spans: readonly Span[];
}

const NOTHING_YET: LearningDay = Object.freeze({ seconds: 0, lessonsCompleted: 0, spans: [] });

interface Part {
  readonly day: SastDay;
  readonly span: Span | null;
}

/**
 * The days to which an event belongs: starting, continuing or completing a lesson, reviewing a card and attending a
 * session make a day a learning day, and study over midnight makes two.
 */
export function learningDaysOf(event: LearningEvent): readonly Part[] {
  switch (event.kind) {
    case 'lesson-studied':
    case 'card-reviewed':
      return spansOf(event);
    case 'study-recognised':
      return [{ day: event.day, span: null }];
    case 'lesson-opened':
    case 'lesson-read':
    case 'check-answered':
    case 'exercise-tried':
    case 'lesson-completed':
    case 'session-attended':
      return [{ day: sastDay(event.occurredAt), span: null }];
    case 'module-completed':
    case 'course-completed':
    case 'assessment-passed':
    case 'project-passed':
    case 'project-reviewed':
    case 'course-joined':
    case 'streak-reached':
    case 'attendance-corrected':
    case 'friend-joined':
    case 'course-recognised':
    case 'skill-recognised':
    case 'activity-recognised':
    case 'achievement-unlocked':
      return [];
  }
}

/** The days that become learning days only now. */
export function freshDays(known: ReadonlySet<SastDay>, event: LearningEvent): SastDay[] {
  return learningDaysOf(event).flatMap(({ day }) => (known.has(day) ? [] : day));
}

type Days = ReadonlyMap<SastDay, LearningDay>;

/** How much study an event adds that no other report has covered. */
export function freshSeconds(days: Days, event: LearningEvent): number {
  if (event.kind === 'study-recognised') return event.seconds;
  if (event.kind !== 'lesson-studied' && event.kind !== 'card-reviewed') return 0;
  return learningDaysOf(event).reduce((sum, { day, span }) => sum + growth(days.get(day), span), 0);
}

function growth(known: LearningDay | undefined, span: Span | null): number {
  const { spans } = known ?? NOTHING_YET;
  return span === null ? 0 : secondsIn(withSpan(spans, span)) - secondsIn(spans);
}

export function applyToDay(
  known: LearningDay | undefined,
  event: LearningEvent,
  span: Span | null,
): LearningDay {
  // Most events of a day change nothing about it: an unchanged row is not written again.
  if (known && span === null && event.kind !== 'study-recognised' && event.kind !== 'lesson-completed')
    return known;
  const { seconds, lessonsCompleted, spans } = known ?? NOTHING_YET;
  const recognised = event.kind === 'study-recognised' ? event.seconds : 0;
  return {
    seconds: seconds + growth(known, span) + recognised,
    lessonsCompleted: lessonsCompleted + (event.kind === 'lesson-completed' ? 1 : 0),
    spans: span === null ? spans : bounded(withSpan(spans, span)),
  };
}
