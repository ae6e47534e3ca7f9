import type { SastDay } from '../../../kernel/index.ts';
import type { ReviewGrade } from '../../reviews/index.ts';
import type { ActivityId } from '../points-and-badges/worth-coins.ts';

interface InLesson {
  readonly lessonId: string;
  /** Stored with the event because the catalogue may drop the lesson. */
  readonly courseId: string;
}

/** The fields that a device reports about a lesson, by the kind of the event. */
interface ActionFacts {
  'lesson-opened': InLesson;
  'lesson-studied': InLesson & {
    readonly seconds: number;
    /** In thousandths of the page; null when the device did not report it. */
    readonly place: number | null;
  };
  'lesson-read': InLesson;
  'check-answered': InLesson & { readonly checkId: string; readonly isRight: boolean };
  'exercise-tried': InLesson & { readonly isPassed: boolean };
  /** Outside its lesson: how well it was remembered. */
  'card-reviewed': InLesson & {
    readonly cardId: string;
    readonly grade: ReviewGrade;
    /** How long it was looked at. */
    readonly seconds: number;
  };
}

/** Events that the server itself records: the outcome of a rule, or something that happened elsewhere in the product. */
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
  /** Another person has judged the submission; each judgement is a separate event. */
  'project-reviewed': {
    readonly submissionId: string;
    readonly projectId: string;
    readonly courseId: string;
    readonly isPassed: boolean;
  };
  'course-joined': { readonly courseId: string };
  /** `days` in a row were reached on that day. */
  'streak-reached': { readonly day: SastDay; readonly days: number };
  'session-attended': { readonly sessionId: string };
  /** A trainer withdraws a wrong tick, or restores it: the last event about a session counts. */
  'attendance-corrected': {
    readonly correctionId: string;
    readonly sessionId: string;
    readonly wasThere: boolean;
  };
  /** The friend, by their entry on the waiting list. */
  'friend-joined': { readonly entryId: string };
  'course-recognised': { readonly courseId: string; readonly percent: number };
  'skill-recognised': { readonly skill: string; readonly points: number };
  /** Study of a day that a person vouches for, besides what devices have measured. */
  'study-recognised': { readonly day: SastDay; readonly seconds: number };
  /** Something worth coins from before this log, which a person vouches for. */
  'activity-recognised': { readonly recognitionId: string; readonly activity: ActivityId };
  'achievement-unlocked': { readonly achievementId: number };
}

type EventsOf<Facts> = {
  [Kind in keyof Facts]: { readonly kind: Kind; readonly occurredAt: Date } & Facts[Kind];
}[keyof Facts];

/** What somebody did in a lesson, as reported by their device. */
export type LearningAction = EventsOf<ActionFacts>;
export type LearningOutcome = EventsOf<OutcomeFacts>;

/** An entry of the learning log. Entries are never changed or removed; a mistake is corrected by another entry. */
export type LearningEvent = LearningAction | LearningOutcome;

export type LearningActionKind = LearningAction['kind'];
export type LearningOutcomeKind = LearningOutcome['kind'];
export type LearningEventKind = LearningEvent['kind'];

export type EventOf<Kind extends LearningEventKind> = Extract<LearningEvent, { readonly kind: Kind }>;
/** All events of one lesson, its completion included. Reviewing a card leaves the lesson as it was. */
export type LessonEvent = Exclude<LearningAction, EventOf<'card-reviewed'>> | EventOf<'lesson-completed'>;
/** All events of a course. */
export type CourseEvent = Extract<LearningEvent, { readonly courseId: string }>;

type ListOf<Kind extends string> = Readonly<Record<Kind, true>>;
const kindsOf = <Kind extends string>(list: ListOf<Kind>) => Object.keys(list) as Kind[];

// Marked as pure, so that the browser, which needs none of these lists, does not load them.
export const LEARNING_ACTION_KINDS: readonly LearningActionKind[] =
  /* @__PURE__ */ kindsOf<LearningActionKind>({
    'lesson-opened': true,
    'lesson-studied': true,
    'lesson-read': true,
    'check-answered': true,
    'exercise-tried': true,
    'card-reviewed': true,
  });

/** Each of these happens once per person and subject. */
export const LEARNING_OUTCOME_KINDS: readonly LearningOutcomeKind[] =
  /* @__PURE__ */ kindsOf<LearningOutcomeKind>({
    'lesson-completed': true,
    'module-completed': true,
    'course-completed': true,
    'assessment-passed': true,
    'project-passed': true,
    'project-reviewed': true,
    'course-joined': true,
    'streak-reached': true,
    'session-attended': true,
    'attendance-corrected': true,
    'friend-joined': true,
    'course-recognised': true,
    'skill-recognised': true,
    'study-recognised': true,
    'activity-recognised': true,
    'achievement-unlocked': true,
  });

export const LEARNING_EVENT_KINDS: readonly LearningEventKind[] = /* @__PURE__ */ [
  LEARNING_ACTION_KINDS,
  LEARNING_OUTCOME_KINDS,
].flat();

export function isLessonEvent(event: LearningEvent): event is LessonEvent {
  return 'lessonId' in event && event.kind !== 'card-reviewed';
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
  | 'unknown-card'
  | 'id-taken';

export const BATCH_MAX_EVENTS = 100;
export const WRITING_MAX_CHARACTERS = 20_000;
