import type { SastDay } from '../kernel/index.ts';

interface InLesson {
  readonly lessonId: string;
  /** Kept with the event because the catalogue may forget the lesson. */
  readonly courseId: string;
}

/** What a device tells about a lesson, by the kind of the event. */
interface ActionFacts {
  'lesson-opened': InLesson;
  'lesson-studied': InLesson & {
    readonly seconds: number;
    /** In thousandths of the page; null when the device did not say. */
    readonly place: number | null;
  };
  'lesson-read': InLesson;
  'check-answered': InLesson & { readonly checkId: string; readonly isRight: boolean };
  'exercise-tried': InLesson & { readonly isPassed: boolean };
}

/** What the server itself records: the consequence of a rule, or something that happened elsewhere in the product. */
interface OutcomeFacts {
  'lesson-completed': InLesson;
  'module-completed': { readonly moduleId: string; readonly courseId: string };
  'course-completed': { readonly courseId: string };
  'assessment-passed': {
    readonly assessmentId: string;
    readonly courseId: string;
    readonly percent: number;
  };
  'project-passed': { readonly projectId: string; readonly courseId: string };
  'course-joined': { readonly courseId: string };
  /** `days` in a row were reached on that day. */
  'streak-reached': { readonly day: SastDay; readonly days: number };
  'session-attended': { readonly sessionId: string };
  /** The friend by the entry on the waiting list. */
  'friend-joined': { readonly entryId: string };
  'course-recognised': { readonly courseId: string; readonly percent: number };
  'skill-recognised': { readonly skill: string; readonly points: number };
  /** Study of a day that somebody vouches for, beside what devices have measured. */
  'study-recognised': { readonly day: SastDay; readonly seconds: number };
  'achievement-unlocked': { readonly achievementId: number };
}

type EventsOf<Facts> = {
  [Kind in keyof Facts]: { readonly kind: Kind; readonly occurredAt: Date } & Facts[Kind];
}[keyof Facts];

/** What somebody did in a lesson, as their device reports it. */
export type LearningAction = EventsOf<ActionFacts>;
export type LearningOutcome = EventsOf<OutcomeFacts>;

/** An entry of the learning log: what happened to whom is never changed or taken back. */
export type LearningEvent = LearningAction | LearningOutcome;

export type LearningActionKind = LearningAction['kind'];
export type LearningOutcomeKind = LearningOutcome['kind'];
export type LearningEventKind = LearningEvent['kind'];

export type EventOf<Kind extends LearningEventKind> = Extract<LearningEvent, { readonly kind: Kind }>;
/** All that can happen in one lesson, its completion included. */
export type LessonEvent = LearningAction | EventOf<'lesson-completed'>;
/** All that happens in a course. */
export type CourseEvent = Extract<LearningEvent, { readonly courseId: string }>;

type ListOf<Kind extends string> = Readonly<Record<Kind, true>>;
const kindsOf = <Kind extends string>(list: ListOf<Kind>) => Object.keys(list) as Kind[];

export const LEARNING_ACTION_KINDS: readonly LearningActionKind[] = kindsOf<LearningActionKind>({
  'lesson-opened': true,
  'lesson-studied': true,
  'lesson-read': true,
  'check-answered': true,
  'exercise-tried': true,
});

/** Each of these happens once to one person and one subject. */
export const LEARNING_OUTCOME_KINDS: readonly LearningOutcomeKind[] = kindsOf<LearningOutcomeKind>({
  'lesson-completed': true,
  'module-completed': true,
  'course-completed': true,
  'assessment-passed': true,
  'project-passed': true,
  'course-joined': true,
  'streak-reached': true,
  'session-attended': true,
  'friend-joined': true,
  'course-recognised': true,
  'skill-recognised': true,
  'study-recognised': true,
  'achievement-unlocked': true,
});

export const LEARNING_EVENT_KINDS: readonly LearningEventKind[] = [
  ...LEARNING_ACTION_KINDS,
  ...LEARNING_OUTCOME_KINDS,
];

export function isLessonEvent(event: LearningEvent): event is LessonEvent {
  return 'lessonId' in event;
}

export function isCourseEvent(event: LearningEvent): event is CourseEvent {
  return 'courseId' in event;
}

export type EventRefusal =
  | 'unknown-lesson'
  | 'not-enrolled'
  | 'before-enrolment'
  | 'too-old'
  | 'in-the-future'
  | 'incomplete'
  | 'unknown-check'
  | 'id-taken';

export const BATCH_MAX_EVENTS = 100;
export const WRITING_MAX_CHARACTERS = 20_000;
