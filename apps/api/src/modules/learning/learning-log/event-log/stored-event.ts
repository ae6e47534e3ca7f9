import type { LearningEvent, LearningEventKind } from '@academy/domain/learning/learning-log';

/** An event of the log as its table stores it: its subject in one column, the rest in another. */
export interface StoredEvent {
  readonly kind: LearningEventKind;
  readonly subject: string;
  readonly occurredAt: Date;
  readonly data: Readonly<Record<string, unknown>>;
}

type FieldOf<Kind extends LearningEventKind> = Exclude<
  keyof Extract<LearningEvent, { readonly kind: Kind }>,
  'kind' | 'occurredAt'
>;

/** The fields by which an event of a kind equals another one of the same person. */
const SUBJECT: { readonly [Kind in LearningEventKind]: FieldOf<Kind> } = {
  'lesson-opened': 'lessonId',
  'lesson-studied': 'lessonId',
  'lesson-read': 'lessonId',
  'check-answered': 'lessonId',
  'exercise-tried': 'lessonId',
  'card-reviewed': 'lessonId',
  'lesson-completed': 'lessonId',
  'module-completed': 'moduleId',
  'course-completed': 'courseId',
  'assessment-passed': 'assessmentId',
  'project-passed': 'projectId',
  'project-reviewed': 'submissionId',
  'course-joined': 'courseId',
  'streak-reached': 'day',
  'session-attended': 'sessionId',
  'attendance-corrected': 'correctionId',
  'friend-joined': 'entryId',
  'course-recognised': 'courseId',
  'skill-recognised': 'skill',
  'study-recognised': 'day',
  'activity-recognised': 'recognitionId',
  'achievement-unlocked': 'achievementId',
};

export function toStored({ kind, occurredAt, ...details }: LearningEvent): StoredEvent {
  const { [SUBJECT[kind]]: subject, ...rest } = details as Readonly<Record<string, unknown>>;
  // A subject is stored as text; a numeric one is also stored in the data, where it stays a number.
  const data = typeof subject === 'string' ? rest : details;
  return { kind, subject: String(subject), occurredAt, data };
}

/** Events reach the table only through `toStored`, so what is read back has the fields of its kind. */
export function fromStored({ kind, subject, occurredAt, data }: StoredEvent): LearningEvent {
  const place = kind === 'lesson-studied' ? { place: null } : {};
  return { kind, occurredAt, [SUBJECT[kind]]: subject, ...place, ...data } as LearningEvent;
}
