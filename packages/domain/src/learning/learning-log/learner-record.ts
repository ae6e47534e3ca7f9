import type { SastDay } from '../../kernel/index.ts';
import { type CardHistory, cardKey, cardOfCheck, enteredCard, reviewedCard } from '../reviews/index.ts';
import { NO_STREAK, type Streak, streakOf } from '../streaks/index.ts';
import { isCourseEvent, isLessonEvent, type LearningEvent } from './event-log/learning-event.ts';
import { applyToDay, freshDays, freshSeconds, type LearningDay, learningDaysOf } from './learning-day.ts';
import { applyToTally, NOTHING_COUNTED, type Tally } from './points-and-badges/tally.ts';
import {
  applyToCourse,
  type CourseProgress,
  type CourseShape,
  coursePercent,
} from './progress/course-progress.ts';
import { applyToLesson, type LessonProgress } from './progress/lesson-progress.ts';

/** The streak, and the data that it is computed from. */
export interface StreakRecord {
  readonly streak: Streak;
  /** All learning days; while no new one arrives, the older ones may be left out. */
  readonly days: ReadonlySet<SastDay>;
  /** The days of the milestones that are in the log. */
  readonly mentioned: ReadonlySet<SastDay>;
  /** A day was added since milestones were last checked. */
  readonly isMilestoneDue: boolean;
}

/**
 * What follows from a learner's log. Values are never mutated but replaced, so that an updated record can be compared
 * with the one before.
 */
export interface LearnerRecord {
  lessons: Map<string, LessonProgress>;
  courses: Map<string, CourseProgress>;
  days: Map<SastDay, LearningDay>;
  /** Points that were recognised from earlier learning; those that courses give are computed where they are shown. */
  skills: Map<string, number>;
  streak: StreakRecord;
  tally: Tally;
  /** The unlocked ones, and since when. */
  achievements: Map<number, Date>;
  /** Cards and missed checks to review, by `cardKey`. */
  cards: Map<string, CardHistory>;
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
    cards: new Map(),
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
    cards: new Map(rest.cards),
  };
}

/** How each part of the record applies one event of the log. Percentages are updated by `settlePercents`. */
const PARTS: {
  readonly [Part in keyof LearnerRecord]: (record: LearnerRecord, event: LearningEvent) => void;
} = {
  // Before the others: it counts only what was not known yet.
  tally(record, event) {
    record.tally = applyToTally(record.tally, event, record);
  },
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
    skills.set(event.skill, (skills.get(event.skill) ?? 0) + event.points);
  },
  streak(record, event) {
    record.streak = applyToStreak(record.streak, event);
  },
  achievements({ achievements }, event) {
    if (event.kind === 'achievement-unlocked') achievements.set(event.achievementId, event.occurredAt);
  },
  cards({ cards }, event) {
    const card = cardAfter(cards, event);
    if (card) cards.set(cardKey(card), card);
  },
  // After those that need to know how much study is new: from here on it is known.
  days({ days }, event) {
    for (const { day, span } of learningDaysOf(event)) days.set(day, applyToDay(days.get(day), event, span));
  },
};

/** A review, or a check that was missed; null for everything else. */
function cardAfter(cards: LearnerRecord['cards'], event: LearningEvent): CardHistory | null {
  if (event.kind === 'card-reviewed') {
    const { courseId, lessonId, cardId, grade, occurredAt } = event;
    const card = { courseId, lessonId, cardId };
    return reviewedCard(cards.get(cardKey(card)), card, { at: occurredAt, grade });
  }
  if (event.kind !== 'check-answered' || event.isRight) return null;
  const { courseId, lessonId, checkId, occurredAt } = event;
  const card = { courseId, lessonId, cardId: cardOfCheck(checkId) };
  return enteredCard(cards.get(cardKey(card)), card, occurredAt);
}

function applyToStreak(known: StreakRecord, event: LearningEvent): StreakRecord {
  if (event.kind === 'streak-reached')
    return { ...known, mentioned: new Set([...known.mentioned, event.day]) };
  const fresh = freshDays(known.days, event);
  if (fresh.length === 0) return known;
  const days = new Set([...known.days, ...fresh]);
  return { ...known, days, streak: streakOf(days), isMilestoneDue: true };
}

export function applyEvent(record: LearnerRecord, event: LearningEvent): void {
  for (const apply of Object.values(PARTS)) apply(record, event);
}

type CourseOf = (courseId: string) => CourseShape | undefined;

/** Recomputes the percentages of the courses in the record from what is done, against the courses as they are today. */
export function settlePercents(record: LearnerRecord, courseOf: CourseOf): void {
  for (const [courseId, progress] of record.courses) {
    const percent = coursePercent(courseOf(courseId), progress);
    if (percent !== progress.percent) record.courses.set(courseId, { ...progress, percent });
  }
}
