import { type SastDay, sastDay } from '../kernel/index.ts';
import { applyToCourse, type CourseProgress, type CourseShape, coursePercent } from './course-progress.ts';
import { applyToDay, countsForDay, type LearningDay } from './learning-day.ts';
import { isLearningAction, type LearningEvent } from './learning-event.ts';
import { applyToLesson, type LessonProgress } from './lesson-progress.ts';
import { type SkillPoints, skillPoints } from './skill-level.ts';

/**
 * What follows from a learner's log. The values in the maps are never changed but replaced, so that a record which was
 * brought up to date can be compared with the one before.
 */
export interface LearnerRecord {
  readonly lessons: Map<string, LessonProgress>;
  readonly courses: Map<string, CourseProgress>;
  readonly days: Map<SastDay, LearningDay>;
  readonly skills: Map<string, SkillPoints>;
}

export function emptyRecord(): LearnerRecord {
  return { lessons: new Map(), courses: new Map(), days: new Map(), skills: new Map() };
}

export function copyOfRecord({ lessons, courses, days, skills }: LearnerRecord): LearnerRecord {
  return {
    lessons: new Map(lessons),
    courses: new Map(courses),
    days: new Map(days),
    skills: new Map(skills),
  };
}

/** Takes one event of the log into the record. Percents and points are brought up to date by `settle`. */
export function applyEvent(record: LearnerRecord, event: LearningEvent): void {
  const { kind, subject, occurredAt, data } = event;
  if (isLearningAction(kind) || kind === 'lesson-completed')
    record.lessons.set(subject, applyToLesson(record.lessons.get(subject), event));
  const courseId = kind === 'course-completed' ? subject : data.courseId;
  if (courseId !== undefined)
    record.courses.set(courseId, applyToCourse(record.courses.get(courseId), event));
  if (countsForDay(event)) {
    const day = sastDay(occurredAt);
    record.days.set(day, applyToDay(record.days.get(day), event));
  }
  if (kind === 'prior-learning' && data.skill !== undefined) {
    const { priorPoints = 0, points = 0 } = record.skills.get(data.skill) ?? {};
    record.skills.set(data.skill, { priorPoints: priorPoints + (data.points ?? 0), points });
  }
}

/** Computes percents and points anew from what is done, against the courses as they are today. */
export function settle(record: LearnerRecord, courses: readonly CourseShape[]): void {
  const shapes = new Map(courses.map((course) => [course.id, course]));
  for (const [courseId, progress] of record.courses) {
    const percent = coursePercent(shapes.get(courseId), progress);
    if (percent !== progress.percent) record.courses.set(courseId, { ...progress, percent });
  }
  const prior = new Map(
    Array.from(record.skills, ([skill, { priorPoints }]) => [skill, priorPoints] as const),
  );
  for (const [skill, points] of skillPoints(courses, (courseId) => record.courses.get(courseId), prior)) {
    if (record.skills.get(skill)?.points !== points.points) record.skills.set(skill, points);
  }
}
