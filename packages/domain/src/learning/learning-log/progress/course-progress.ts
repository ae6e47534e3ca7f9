import type { CourseEvent } from '../event-log/learning-event.ts';
import { earlier, type LessonShape } from './lesson-progress.ts';

/** What the rules need to know about a course. */
export interface CourseShape {
  readonly id: string;
  readonly skills: Readonly<Record<string, number>>;
  readonly modules: readonly ModuleShape[];
  readonly final: { readonly id: string } | null;
  readonly project: { readonly id: string } | null;
}

export interface ModuleShape {
  readonly id: string;
  readonly lessons: readonly LessonShape[];
  readonly assessment: { readonly id: string } | null;
}

export interface CourseProgress {
  /** 0 to 100, whole. */
  readonly percent: number;
  /** What was recognised from earlier learning, in per cent of the course. */
  readonly priorPercent: number;
  /** Ids of what is completed or passed: lessons, modules, assessments, project. In alphabetical order. */
  readonly done: readonly string[];
  /** The lesson of the newest action. */
  readonly lastLessonId: string | null;
  readonly lastAt: Date | null;
  readonly completedAt: Date | null;
}

const UNTOUCHED: CourseProgress = Object.freeze({
  percent: 0,
  priorPercent: 0,
  done: [],
  lastLessonId: null,
  lastAt: null,
  completedAt: null,
});

/** Applies an event to the learner's progress in its course; getting a place alone leaves it untouched. */
export function applyToCourse(
  known: CourseProgress | undefined,
  event: CourseEvent,
): CourseProgress | undefined {
  const progress = known ?? UNTOUCHED;
  const { kind, occurredAt } = event;
  switch (kind) {
    case 'lesson-opened':
    case 'lesson-studied':
    case 'lesson-read':
    case 'check-answered':
    case 'exercise-tried': {
      const isNewest = progress.lastAt === null || occurredAt >= progress.lastAt;
      return isNewest ? { ...progress, lastLessonId: event.lessonId, lastAt: occurredAt } : progress;
    }
    case 'lesson-completed':
      return withDone(progress, event.lessonId);
    case 'module-completed':
      return withDone(progress, event.moduleId);
    case 'assessment-passed':
      return withDone(progress, event.assessmentId);
    case 'project-passed':
      return withDone(progress, event.projectId);
    case 'course-completed':
      return { ...progress, completedAt: earlier(progress.completedAt, occurredAt) };
    case 'course-recognised':
      return { ...progress, priorPercent: Math.max(progress.priorPercent, event.percent) };
    case 'card-reviewed':
    case 'project-reviewed':
    case 'course-joined':
      return known;
  }
}

function withDone(progress: CourseProgress, id: string): CourseProgress {
  return progress.done.includes(id) ? progress : { ...progress, done: [...progress.done, id].sort() };
}

/** Everything in a course that is graded: assessments of modules, final, project. */
export function gradedParts({ modules, final, project }: CourseShape): string[] {
  return [...modules.map(({ assessment }) => assessment), final, project].flatMap((part) => part?.id ?? []);
}

export function lessonsOf({ modules }: CourseShape): readonly LessonShape[] {
  return modules.flatMap(({ lessons }) => lessons);
}

/** Completed lessons and passed parts as a share of all of them; 100 only for a completed course. */
export function coursePercent(course: CourseShape | undefined, progress: CourseProgress): number {
  if (progress.completedAt !== null) return 100;
  const units = course ? [...lessonsOf(course).map(({ id }) => id), ...gradedParts(course)] : [];
  const completed = units.filter((unit) => progress.done.includes(unit)).length;
  const own = units.length === 0 ? 0 : Math.min(99, Math.floor((completed * 100) / units.length));
  return Math.max(own, progress.priorPercent);
}

/** All lessons are written and completed, and the assessment, if there is one, is passed. */
export function isModuleDone({ lessons, assessment }: ModuleShape, done: readonly string[]): boolean {
  return (
    lessons.length > 0 &&
    lessons.every(({ id, isWritten }) => isWritten && done.includes(id)) &&
    (assessment === null || done.includes(assessment.id))
  );
}

/** All modules are completed, final and project are passed if they exist, and no lesson is still to come. */
export function isCourseDone(course: CourseShape, done: readonly string[]): boolean {
  return (
    course.modules.length > 0 &&
    course.modules.every(({ id }) => done.includes(id)) &&
    lessonsOf(course).every(({ isWritten }) => isWritten) &&
    [course.final, course.project].every((part) => part === null || done.includes(part.id))
  );
}

/**
 * What somebody who has completed every available lesson has to pass next; null while there is a lesson to read, and
 * when nothing is left. A module that is still being written gets its assessment later.
 */
export function nextGradedPart(course: CourseShape, done: readonly string[]): string | null {
  const written = lessonsOf(course).filter(({ isWritten }) => isWritten);
  if (written.length === 0 || written.some(({ id }) => !done.includes(id))) return null;
  const whole = course.modules.filter(({ lessons }) => lessons.every(({ isWritten }) => isWritten));
  return gradedParts({ ...course, modules: whole }).find((id) => !done.includes(id)) ?? null;
}

/**
 * Where a learner continues: in the lesson that was begun last, or, when that is completed (for example after a look
 * back), in the first open one after the furthest completed one, wrapping around to the beginning. With everything done
 * it is the last one looked at; before the first there is none.
 */
export function continueAt(
  course: CourseShape,
  { lastLessonId, done }: Pick<CourseProgress, 'lastLessonId' | 'done'>,
  mayRead: (lesson: LessonShape) => boolean,
): string | null {
  if (lastLessonId === null) return null;
  const lessons = lessonsOf(course);
  const from = done.includes(lastLessonId)
    ? lessons.findLastIndex(({ id }) => done.includes(id))
    : lessons.findIndex(({ id }) => id === lastLessonId);
  const fromThere = [...lessons.slice(Math.max(0, from)), ...lessons.slice(0, Math.max(0, from))];
  const open = fromThere.find((lesson) => lesson.isWritten && !done.includes(lesson.id) && mayRead(lesson));
  return open?.id ?? lessons.find(({ id }) => id === lastLessonId)?.id ?? null;
}
