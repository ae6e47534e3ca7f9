/** What a device reports about a lesson. */
export const LEARNING_ACTION_KINDS = [
  'lesson-opened',
  'lesson-studied',
  'lesson-read',
  'check-answered',
  'exercise-tried',
] as const;
export type LearningActionKind = (typeof LEARNING_ACTION_KINDS)[number];

/** What the server itself records, as the consequence of a rule. */
export const LEARNING_OUTCOME_KINDS = [
  'lesson-completed',
  'module-completed',
  'course-completed',
  'assessment-passed',
  'project-passed',
  'streak-reached',
  'session-attended',
  'friend-joined',
  'prior-learning',
] as const;
export type LearningOutcomeKind = (typeof LEARNING_OUTCOME_KINDS)[number];

export const LEARNING_EVENT_KINDS = [...LEARNING_ACTION_KINDS, ...LEARNING_OUTCOME_KINDS] as const;
export type LearningEventKind = (typeof LEARNING_EVENT_KINDS)[number];

/** What a kind of event tells beyond its subject. */
export interface EventData {
  /** Of the lesson, module, assessment or project; kept here because the catalogue may forget them. */
  readonly courseId?: string;
  readonly seconds?: number;
  /** In thousandths of the page. */
  readonly place?: number;
  readonly checkId?: string;
  readonly isRight?: boolean;
  readonly isPassed?: boolean;
  readonly percent?: number;
  readonly skill?: string;
  readonly points?: number;
  readonly days?: number;
}

/** An entry of the learning log: what happened to whom is never changed or taken back. */
export interface LearningEvent {
  readonly kind: LearningEventKind;
  /** The lesson, module, course, assessment, project or whatever else it is about. */
  readonly subject: string;
  readonly occurredAt: Date;
  readonly data: EventData;
}

export function isLearningAction(kind: LearningEventKind): kind is LearningActionKind {
  return (LEARNING_ACTION_KINDS as readonly string[]).includes(kind);
}

export type EventRefusal =
  | 'unknown-lesson'
  | 'not-enrolled'
  | 'too-old'
  | 'in-the-future'
  | 'incomplete'
  | 'unknown-check'
  | 'id-taken';

export const BATCH_MAX_EVENTS = 100;
export const WRITING_MAX_CHARACTERS = 20_000;
