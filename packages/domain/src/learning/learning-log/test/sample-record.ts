import type { Figure } from '../../../catalogue/badge-rules/index.ts';
import { applyWithOutcomes } from '../consequences.ts';
import type { LearningEvent } from '../event-log/learning-event.ts';
import { emptyRecord, settlePercents } from '../learner-record.ts';
import { type CourseShape, lessonsOf } from '../progress/course-progress.ts';

export const lesson = (id: string, checkIds: string[] = [], hasExercise = false, isWritten = true) => ({
  id,
  courseId: 'c',
  isWritten,
  isPreview: false,
  checkIds,
  cardIds: [],
  hasExercise,
  // Without a length there is no minimum time; that rule has separate tests.
  minutes: 0,
});
export const course: CourseShape = {
  id: 'c',
  skills: { Python: 30 },
  modules: [
    { id: 'm1', lessons: [lesson('l1', ['k1', 'k2']), lesson('l2', [], true)], assessment: { id: 'a1' } },
    { id: 'm2', lessons: [lesson('l3')], assessment: null },
  ],
  final: { id: 'f' },
  project: { id: 'p' },
};
const lessonOf = (id: string) => lessonsOf(course).find((each) => each.id === id);
const ruled = (id: number, figure: Figure, atLeast: number) => ({ id, rule: { figure, atLeast } });
export const achievements = [
  ruled(1, 'lessonsCompleted', 1),
  ruled(3, 'coursesRegistered', 3),
  ruled(5, 'assessmentsPassed', 1),
  ruled(7, 'studyHours', 10),
];
export const courseware = {
  achievements,
  courses: [course],
  courseOf: (id: string) => (id === 'c' ? course : undefined),
  lessonOf,
};

/** An event, at eight unless another time is given. */
type Fact = LearningEvent extends infer Each
  ? Each extends LearningEvent
    ? Omit<Each, 'occurredAt' | 'courseId'>
    : never
  : never;
export const event = (fact: Fact, occurredAt = '2026-11-15T08:00:00Z') =>
  ({ courseId: 'c', ...fact, occurredAt: new Date(occurredAt) }) as LearningEvent;
export const opened = (lessonId: string, at?: string) => event({ kind: 'lesson-opened', lessonId }, at);
export const read = (lessonId: string, at?: string) => event({ kind: 'lesson-read', lessonId }, at);
export const answered = (lessonId: string, checkId: string, at?: string) =>
  event({ kind: 'check-answered', lessonId, checkId, isRight: checkId === 'k1' }, at);
export const studied = (lessonId: string, place: number, at?: string) =>
  event({ kind: 'lesson-studied', lessonId, seconds: 60, place }, at);
export const tried = (lessonId: string, isPassed: boolean, at?: string) =>
  event({ kind: 'exercise-tried', lessonId, isPassed }, at);
export const passed = (assessmentId: string) =>
  event({ kind: 'assessment-passed', assessmentId, percent: 87 });

/** The id by which a response would name it. */
export const nameOf = (each: LearningEvent) => {
  if ('lessonId' in each) return each.lessonId;
  if ('moduleId' in each) return each.moduleId;
  if ('assessmentId' in each) return each.assessmentId;
  if ('projectId' in each) return each.projectId;
  return 'courseId' in each ? each.courseId : each.kind;
};
export const without = (events: LearningEvent[], id: string) => events.filter((each) => nameOf(each) !== id);

/** The record after the events and everything that follows from them. */
export function recordOf(...events: LearningEvent[]) {
  const record = emptyRecord();
  const outcomes = events.flatMap((each) => applyWithOutcomes(record, each, courseware));
  settlePercents(record, courseware.courseOf);
  return {
    record,
    completed: outcomes.filter(({ kind }) => kind.endsWith('-completed')).map(nameOf),
    outcomes,
  };
}

export const readFirst = [read('l1'), answered('l1', 'k2'), answered('l1', 'k1')];
export const passSecond = [read('l2'), tried('l2', true)];
export const everything = [
  ...readFirst,
  ...passSecond,
  read('l3'),
  passed('a1'),
  passed('f'),
  event({ kind: 'project-passed', projectId: 'p' }),
];
