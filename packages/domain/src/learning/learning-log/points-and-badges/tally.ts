import type { LearnerFigures } from '../../../catalogue/badge-rules/index.ts';
import { daysBetween, type SastDay, sastDay, sastTime, weekStart } from '../../../kernel/index.ts';
import type { Streak } from '../../streaks/index.ts';
import type { EventOf, LearningEvent } from '../event-log/learning-event.ts';
import { freshDays, freshSeconds, type LearningDay } from '../learning-day.ts';
import type { LessonProgress } from '../progress/lesson-progress.ts';
import { type Points, withPoints } from './points.ts';

const SECONDS_PER_HOUR = 3600;
const DISTINCTION_PERCENT = 90;
const MORNING_BEGINS = '07:00';
const EVENING_BEGINS = '20:00';
const AWAY_DAYS = 14;
/** Youth Day, Mandela Day and Heritage Day: days on which the country learns from its past. */
const NATIONAL_DAYS: readonly string[] = ['06-16', '07-18', '09-24'];

/** How often things happened to a learner: the counters for rules over the log, stored so that nothing is counted again. */
export interface Tally extends Points {
  readonly lessonsCompleted: number;
  readonly modulesCompleted: number;
  readonly coursesJoined: number;
  readonly coursesCompleted: number;
  readonly assessmentsPassed: number;
  readonly distinctions: number;
  readonly perfectScores: number;
  readonly projectsPassed: number;
  readonly exercisesPassed: number;
  readonly checksAnswered: number;
  readonly studySeconds: number;
  readonly learningDays: number;
  readonly weekendDays: number;
  readonly nationalDays: number;
  readonly earlyLessons: number;
  readonly eveningLessons: number;
  readonly mostLessonsInADay: number;
  /** How often the learner came back after two weeks or more away. */
  readonly comebacks: number;
  readonly sessionsAttended: number;
  readonly friendsJoined: number;
}

export const NOTHING_COUNTED: Tally = Object.freeze({
  lessonsCompleted: 0,
  modulesCompleted: 0,
  coursesJoined: 0,
  coursesCompleted: 0,
  assessmentsPassed: 0,
  distinctions: 0,
  perfectScores: 0,
  projectsPassed: 0,
  exercisesPassed: 0,
  checksAnswered: 0,
  studySeconds: 0,
  learningDays: 0,
  weekendDays: 0,
  nationalDays: 0,
  earlyLessons: 0,
  eveningLessons: 0,
  mostLessonsInADay: 0,
  comebacks: 0,
  sessionsAttended: 0,
  friendsJoined: 0,
  points: 0,
  week: null,
  weekPoints: 0,
});

/** What was known before the event: repeated events count once. */
interface KnownBefore {
  readonly lessons: ReadonlyMap<string, LessonProgress>;
  readonly days: ReadonlyMap<SastDay, LearningDay>;
  readonly streak: { readonly days: ReadonlySet<SastDay> };
}

export function applyToTally(tally: Tally, event: LearningEvent, known: KnownBefore): Tally {
  const count = withPoints(counted(tally, event, known), event.kind, event.occurredAt);
  return withDays(count, freshDays(known.streak.days, event), known.streak.days);
}

function counted(tally: Tally, event: LearningEvent, { lessons, days }: KnownBefore): Tally {
  switch (event.kind) {
    case 'lesson-completed':
      return withLesson(tally, event, days);
    case 'module-completed':
      return { ...tally, modulesCompleted: tally.modulesCompleted + 1 };
    case 'course-joined':
      return { ...tally, coursesJoined: tally.coursesJoined + 1 };
    case 'course-completed':
      return { ...tally, coursesCompleted: tally.coursesCompleted + 1 };
    case 'assessment-passed':
      return withResult(tally, event);
    case 'project-passed':
      return { ...tally, projectsPassed: tally.projectsPassed + 1 };
    case 'exercise-tried': {
      const isFirst = event.isPassed && !lessons.get(event.lessonId)?.exercisePassedAt;
      return isFirst ? { ...tally, exercisesPassed: tally.exercisesPassed + 1 } : tally;
    }
    case 'check-answered': {
      const isKnown = lessons.get(event.lessonId)?.answeredChecks.includes(event.checkId);
      return isKnown ? tally : { ...tally, checksAnswered: tally.checksAnswered + 1 };
    }
    case 'lesson-studied':
    case 'card-reviewed':
    case 'study-recognised':
      return { ...tally, studySeconds: tally.studySeconds + freshSeconds(days, event) };
    case 'session-attended':
      return { ...tally, sessionsAttended: tally.sessionsAttended + 1 };
    case 'friend-joined':
      return { ...tally, friendsJoined: tally.friendsJoined + 1 };
    case 'lesson-opened':
    case 'lesson-read':
    case 'project-reviewed':
    case 'attendance-corrected':
    case 'streak-reached':
    case 'course-recognised':
    case 'skill-recognised':
    case 'activity-recognised':
    case 'achievement-unlocked':
      return tally;
  }
}

function withLesson(
  tally: Tally,
  { occurredAt }: EventOf<'lesson-completed'>,
  days: KnownBefore['days'],
): Tally {
  const time = sastTime(occurredAt);
  const onThatDay = (days.get(sastDay(occurredAt))?.lessonsCompleted ?? 0) + 1;
  return {
    ...tally,
    lessonsCompleted: tally.lessonsCompleted + 1,
    earlyLessons: tally.earlyLessons + (time < MORNING_BEGINS ? 1 : 0),
    eveningLessons: tally.eveningLessons + (time >= EVENING_BEGINS ? 1 : 0),
    mostLessonsInADay: Math.max(tally.mostLessonsInADay, onThatDay),
  };
}

function withResult(tally: Tally, { percent }: EventOf<'assessment-passed'>): Tally {
  return {
    ...tally,
    assessmentsPassed: tally.assessmentsPassed + 1,
    distinctions: tally.distinctions + (percent >= DISTINCTION_PERCENT ? 1 : 0),
    perfectScores: tally.perfectScores + (percent >= 100 ? 1 : 0),
  };
}

function withDays(tally: Tally, fresh: readonly SastDay[], known: ReadonlySet<SastDay>): Tally {
  if (fresh.length === 0) return tally;
  return {
    ...tally,
    learningDays: tally.learningDays + fresh.length,
    weekendDays: tally.weekendDays + fresh.filter(isWeekend).length,
    nationalDays: tally.nationalDays + fresh.filter((day) => NATIONAL_DAYS.includes(day.slice(5))).length,
    // From all days, because one that arrives late may close a gap.
    comebacks: comebacksIn([...known, ...fresh]),
  };
}

/** Weeks begin on Sunday here. */
function isWeekend(day: SastDay): boolean {
  const inWeek = daysBetween(weekStart(day), day);
  return inWeek === 0 || inWeek === 6;
}

function comebacksIn(days: readonly SastDay[]): number {
  const inOrder = days.toSorted();
  return inOrder.filter((day, index) => {
    const before = inOrder[index - 1];
    return before !== undefined && daysBetween(before, day) > AWAY_DAYS;
  }).length;
}

/** The figures for the rules of achievements; `currentStreak` is passed in where it is shown. */
export function figuresOf(
  { studySeconds, coursesJoined, ...counts }: Tally,
  { current, longest }: Pick<Streak, 'current' | 'longest'>,
): LearnerFigures {
  return {
    ...counts,
    coursesRegistered: coursesJoined,
    studyHours: studySeconds / SECONDS_PER_HOUR,
    currentStreak: current,
    longestStreak: longest,
  };
}
