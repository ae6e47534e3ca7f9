import { type CourseShape, isCourseDone, isModuleDone } from './course-progress.ts';
import type { LearnerRecord } from './learner-record.ts';
import type { LearningEvent } from './learning-event.ts';
import { isLessonDone, type LessonShape, later } from './lesson-progress.ts';

/** Lessons that the events, which the record holds already, have completed. */
export function completedLessons(
  record: LearnerRecord,
  events: readonly LearningEvent[],
  lessonOf: (lessonId: string) => LessonShape | undefined,
): LearningEvent[] {
  return [...new Set(events.map(({ subject }) => subject))].flatMap((lessonId): LearningEvent[] => {
    const [lesson, progress] = [lessonOf(lessonId), record.lessons.get(lessonId)];
    if (!lesson || !progress || progress.completedAt !== null || !isLessonDone(lesson, progress)) return [];
    const { readAt, exercisePassedAt, openedAt } = progress;
    const answers = events.filter(({ kind, subject }) => kind === 'check-answered' && subject === lessonId);
    const occurredAt = [readAt, exercisePassedAt, ...answers.map((answer) => answer.occurredAt)].reduce<Date>(
      (newest, instant) => (instant === null ? newest : later(newest, instant)),
      openedAt,
    );
    return [{ kind: 'lesson-completed', subject: lessonId, occurredAt, data: { courseId: lesson.courseId } }];
  });
}

/** Modules of these courses that are completed and were not before. */
export function completedModules(
  record: LearnerRecord,
  events: readonly LearningEvent[],
  courses: readonly CourseShape[],
): LearningEvent[] {
  return courses.flatMap((course) => {
    const done = record.courses.get(course.id)?.done ?? [];
    return course.modules
      .filter((module) => !done.includes(module.id) && isModuleDone(module, done))
      .map(
        ({ id }): LearningEvent => ({
          kind: 'module-completed',
          subject: id,
          occurredAt: newestOf(events, course.id),
          data: { courseId: course.id },
        }),
      );
  });
}

/** Those of these courses that are completed and were not before. */
export function completedCourses(
  record: LearnerRecord,
  events: readonly LearningEvent[],
  courses: readonly CourseShape[],
): LearningEvent[] {
  return courses
    .filter(({ id }) => record.courses.get(id)?.completedAt === null)
    .filter((course) => isCourseDone(course, record.courses.get(course.id)?.done ?? []))
    .map(
      ({ id }): LearningEvent => ({
        kind: 'course-completed',
        subject: id,
        occurredAt: newestOf(events, id),
        data: {},
      }),
    );
}

function newestOf(events: readonly LearningEvent[], courseId: string): Date {
  const ofCourse = events.filter(({ data }) => data.courseId === courseId);
  return new Date(Math.max(...ofCourse.map(({ occurredAt }) => occurredAt.getTime())));
}
