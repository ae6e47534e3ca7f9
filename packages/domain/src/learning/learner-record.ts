import type { SastDay } from '../kernel/index.ts';
import { NO_STREAK, type Streak, streakOf } from '../streaks/index.ts';
import { applyToCourse, type CourseProgress, type CourseShape, coursePercent } from './course-progress.ts';
import { applyToDay, freshSeconds, type LearningDay, learningDaysOf } from './learning-day.ts';
import { isCourseEvent, isLessonEvent, type LearningEvent } from './learning-event.ts';
import { applyToLesson, type LessonProgress } from './lesson-progress.ts';
import { type SkillPoints, skillPoints } from './skill-level.ts';
import { applyToTally, NOTHING_COUNTED, type Tally } from './tally.ts';

/** The streak, and what it is computed from. */
export interface StreakRecord {
  readonly streak: Streak;
  /** All learning days; while no new one comes, those that are known may be left out. */
  readonly days: ReadonlySet<SastDay>;
  /** The days of the milestones that are in the log. */
  readonly mentioned: ReadonlySet<SastDay>;
  /** A day has come since the milestones were looked at. */
  readonly isMilestoneDue: boolean;
}

/**
 * What follows from a learner's log. The values are never changed but replaced, so that a record which was brought up
 * to date can be compared with the one before.
 */
export interface LearnerRecord {
  lessons: Map<string, LessonProgress>;
  courses: Map<string, CourseProgress>;
  days: Map<SastDay, LearningDay>;
  skills: Map<string, SkillPoints>;
  streak: StreakRecord;
  tally: Tally;
  /** Those that are unlocked, and since when. */
  achievements: Map<number, Date>;
}

export function emptyRecord(): LearnerRecord {
  return {
    lessons: new Map(),
    courses: new Map(),
    days: new Map(),
    skills: new Map(),
    streak: { streak: NO_STREAK, days: new Set(), mentioned: new Set(), isMilestoneDue: false },
    tally: NOTHING_COUNTED,
    achievements: new Map(),
  };
}

export function copyOfRecord({ lessons, courses, days, skills, ...rest }: LearnerRecord): LearnerRecord {
  return {
    lessons: new Map(lessons),
    courses: new Map(courses),
    days: new Map(days),
    skills: new Map(skills),
    streak: rest.streak,
    tally: rest.tally,
    achievements: new Map(rest.achievements),
  };
}

/** How each part of the record takes in one event of the log. Percents and points are brought up to date by `settle`. */
const PARTS: {
  readonly [Part in keyof LearnerRecord]: (record: LearnerRecord, event: LearningEvent) => void;
} = {
  lessons({ lessons, days }, event) {
    if (isLessonEvent(event)) {
      const fresh = freshSeconds(days, event);
      lessons.set(event.lessonId, applyToLesson(lessons.get(event.lessonId), event, fresh));
    }
  },
  courses({ courses }, event) {
    if (!isCourseEvent(event)) return;
    const progress = applyToCourse(courses.get(event.courseId), event);
    if (progress) courses.set(event.courseId, progress);
  },
  skills({ skills }, event) {
    if (event.kind !== 'skill-recognised') return;
    const { priorPoints = 0, points = 0 } = skills.get(event.skill) ?? {};
    skills.set(event.skill, { priorPoints: priorPoints + event.points, points });
  },
  streak(record, event) {
    record.streak = applyToStreak(record.streak, event);
  },
  tally(record, event) {
    record.tally = applyToTally(record.tally, event, freshSeconds(record.days, event));
  },
  achievements({ achievements }, event) {
    if (event.kind === 'achievement-unlocked') achievements.set(event.achievementId, event.occurredAt);
  },
  // After those that ask how much study is new: from here on it is known.
  days({ days }, event) {
    for (const { day, span } of learningDaysOf(event)) days.set(day, applyToDay(days.get(day), event, span));
  },
};

function applyToStreak(known: StreakRecord, event: LearningEvent): StreakRecord {
  if (event.kind === 'streak-reached')
    return { ...known, mentioned: new Set([...known.mentioned, event.day]) };
  const fresh = learningDaysOf(event).flatMap(({ day }) => (known.days.has(day) ? [] : day));
  if (fresh.length === 0) return known;
  const days = new Set([...known.days, ...fresh]);
  return { ...known, days, streak: streakOf(days), isMilestoneDue: true };
}

export function applyEvent(record: LearnerRecord, event: LearningEvent): void {
  for (const apply of Object.values(PARTS)) apply(record, event);
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
