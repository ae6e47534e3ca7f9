import { type Achievement, reachedAchievements } from '../../catalogue/badge-rules/index.ts';
import { sastDay, startOfSastDay } from '../../kernel/index.ts';
import { newMilestones } from '../streaks/index.ts';
import {
  isCourseEvent,
  isLessonEvent,
  type LearningEvent,
  type LearningOutcome,
} from './event-log/learning-event.ts';
import { applyEvent, type LearnerRecord } from './learner-record.ts';
import { figuresOf } from './points-and-badges/tally.ts';
import { type CourseShape, isCourseDone, isModuleDone } from './progress/course-progress.ts';
import { isLessonDone } from './progress/lesson-completion.ts';
import { type LessonShape, later } from './progress/lesson-progress.ts';

/** The courses as the completion rules see them, and the achievements. */
export interface Courseware {
  readonly courses: readonly CourseShape[];
  readonly courseOf: (courseId: string) => CourseShape | undefined;
  readonly lessonOf: (lessonId: string) => LessonShape | undefined;
  readonly achievements: readonly Pick<Achievement, 'id' | 'rule'>[];
}

/**
 * Looks at the record after an event and returns what follows from it. Of several outcomes of one kind it returns the
 * first: applying that one runs all rules again, and they return the next.
 */
type Rule = (record: LearnerRecord, event: LearningEvent, courseware: Courseware) => LearningOutcome[];

/** Each rule sees the outcomes of the rules before it. */
const RULES: readonly Rule[] = [
  passedProject,
  completedLesson,
  completedModules,
  completedCourse,
  reachedStreak,
  unlockedAchievements,
];

/** Applies an event to the record, with everything that follows from it; returns those outcomes in their order. */
export function applyWithOutcomes(
  record: LearnerRecord,
  event: LearningEvent,
  courseware: Courseware,
): LearningOutcome[] {
  applyEvent(record, event);
  return RULES.flatMap((rule) =>
    rule(record, event, courseware).flatMap((outcome) => [
      outcome,
      ...applyWithOutcomes(record, outcome, courseware),
    ]),
  );
}

/** A project that a person has judged good enough is passed, once: a later judgement does not undo that. */
function passedProject(record: LearnerRecord, event: LearningEvent): LearningOutcome[] {
  if (event.kind !== 'project-reviewed' || !event.isPassed) return [];
  const { projectId, courseId, occurredAt } = event;
  const isPassed = record.courses.get(courseId)?.done.includes(projectId) === true;
  return isPassed ? [] : [{ kind: 'project-passed', projectId, courseId, occurredAt }];
}

/** A lesson is completed at the time of its last missing event, even if an older one arrives later. */
function completedLesson(
  record: LearnerRecord,
  event: LearningEvent,
  { lessonOf }: Courseware,
): LearningOutcome[] {
  if (!isLessonEvent(event)) return [];
  const [lesson, progress] = [lessonOf(event.lessonId), record.lessons.get(event.lessonId)];
  if (!lesson || !progress || progress.completedAt !== null || !isLessonDone(lesson, progress)) return [];
  const occurredAt = [progress.readAt, progress.exercisePassedAt].reduce<Date>(
    (newest, instant) => (instant === null ? newest : later(newest, instant)),
    event.occurredAt,
  );
  return [{ kind: 'lesson-completed', lessonId: lesson.id, courseId: lesson.courseId, occurredAt }];
}

function completedModules(
  record: LearnerRecord,
  event: LearningEvent,
  { courseOf }: Courseware,
): LearningOutcome[] {
  const { occurredAt } = event;
  const course = isCourseEvent(event) ? courseOf(event.courseId) : undefined;
  if (!course) return [];
  const done = record.courses.get(course.id)?.done ?? [];
  const completed = course.modules.find((module) => !done.includes(module.id) && isModuleDone(module, done));
  return completed
    ? [{ kind: 'module-completed', moduleId: completed.id, courseId: course.id, occurredAt }]
    : [];
}

function completedCourse(
  record: LearnerRecord,
  event: LearningEvent,
  { courseOf }: Courseware,
): LearningOutcome[] {
  const course = isCourseEvent(event) ? courseOf(event.courseId) : undefined;
  const progress = course && record.courses.get(course.id);
  if (!progress || progress.completedAt !== null || !isCourseDone(course, progress.done)) return [];
  return [{ kind: 'course-completed', courseId: course.id, occurredAt: event.occurredAt }];
}

function reachedStreak(record: LearnerRecord, event: LearningEvent): LearningOutcome[] {
  if (!record.streak.isMilestoneDue) return [];
  const { days, mentioned } = record.streak;
  record.streak = { ...record.streak, isMilestoneDue: false };
  return newMilestones(days, [...mentioned]).map((milestone) => ({
    kind: 'streak-reached',
    ...milestone,
    // A late day can move a milestone to a day of which this event does not know the hour.
    occurredAt:
      sastDay(event.occurredAt) === milestone.day ? event.occurredAt : startOfSastDay(milestone.day),
  }));
}

/** After any event the learner gets the achievements that are due; an unlocked one stays unlocked. */
function unlockedAchievements(
  record: LearnerRecord,
  { occurredAt }: LearningEvent,
  { achievements }: Courseware,
): LearningOutcome[] {
  const due = reachedAchievements(achievements, figuresOf(record.tally, record.streak.streak)).find(
    ({ id }) => !record.achievements.has(id),
  );
  return due ? [{ kind: 'achievement-unlocked', achievementId: due.id, occurredAt }] : [];
}
