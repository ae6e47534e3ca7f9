import { type SastDay, sastDay } from '@academy/domain/kernel';
import type { LearnerRecord, LearningDay } from '@academy/domain/learning/learning-log';
import { cardKey } from '@academy/domain/learning/reviews';
import { NO_STREAK } from '@academy/domain/learning/streaks';
import { dueDay } from '../../../../gateways/review-schedule.ts';
import {
  courseProgress,
  learningDays,
  lessonProgress,
  reviewCards,
  skillLevels,
  streaks,
  userAchievements,
} from '../tables.ts';
import { changed, projectedTable } from './projected-table.store.ts';
import type { Projector } from './projector.ts';

const lessonTable = projectedTable(lessonProgress, [lessonProgress.userId, lessonProgress.lessonId]);
const lessons: Projector<LearnerRecord['lessons']> = {
  part: lessonTable.rows('each.lesson_id = $2'),
  whole: lessonTable.rows('each.lesson_id = any($2::text[])'),
  read: (answer) =>
    new Map(lessonTable.fromJson(answer).map(({ userId: _, lessonId, ...row }) => [lessonId, row])),
  changes: (userId, before, after) =>
    changed(before, after).map(([lessonId, progress]) =>
      lessonTable.toJson({
        userId,
        lessonId,
        ...progress,
        answeredChecks: [...progress.answeredChecks],
      }),
    ),
  write: lessonTable.write,
  clear: lessonTable.clear,
};

const courseTable = projectedTable(courseProgress, [courseProgress.userId, courseProgress.courseId]);
const courses: Projector<LearnerRecord['courses']> = {
  part: courseTable.rows('each.course_id = $3'),
  // All of them, so that their percentages follow courses that have changed.
  whole: courseTable.rows(),
  read: (answer) =>
    new Map(courseTable.fromJson(answer).map(({ userId: _, courseId, ...row }) => [courseId, row])),
  changes: (userId, before, after) =>
    changed(before, after).map(([courseId, progress]) =>
      courseTable.toJson({ userId, courseId, ...progress, done: [...progress.done] }),
    ),
  write: courseTable.write,
  clear: courseTable.clear,
};

function pairsOf(numbers: readonly number[]): LearningDay['spans'] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);
}

const dayTable = projectedTable(learningDays, [learningDays.userId, learningDays.day]);
// All from the first named one on: the effect of an event may belong to a later day that is already recorded.
const daysOfScope = dayTable.rows('each.day >= $4::date');
const days: Projector<LearnerRecord['days']> = {
  part: daysOfScope,
  whole: daysOfScope,
  read: (answer) =>
    new Map(
      dayTable
        .fromJson(answer)
        .map(({ day, seconds, lessonsCompleted, studySpans }) => [
          day,
          { seconds, lessonsCompleted, spans: pairsOf(studySpans) },
        ]),
    ),
  changes: (userId, before, after) =>
    changed(before, after).map(([day, { spans, ...learned }]) =>
      dayTable.toJson({ userId, day, ...learned, studySpans: spans.flat() }),
    ),
  write: dayTable.write,
  clear: dayTable.clear,
};

const skillTable = projectedTable(skillLevels, [skillLevels.userId, skillLevels.skill]);
const skills: Projector<LearnerRecord['skills']> = {
  part: 'null::json',
  whole: skillTable.rows(),
  read: (answer) =>
    new Map(skillTable.fromJson(answer).map(({ skill, priorPoints }) => [skill, priorPoints])),
  changes: (userId, before, after) =>
    changed(before, after).map(([skill, priorPoints]) => skillTable.toJson({ userId, skill, priorPoints })),
  write: skillTable.write,
  clear: skillTable.clear,
};

const streakTable = projectedTable(streaks, [streaks.userId]);
const streakWith = (known: string, mentioned: string) => `json_build_object(
  'streak', ${streakTable.rows()},
  'days', (select json_agg(day) from learning_days where user_id = $1 ${known}),
  'mentioned', ${mentioned})`;
const streak: Projector<LearnerRecord['streak']> = {
  // Including those of this week, wherever in it the first day lies.
  part: streakWith('and day >= $4::date - 6', 'null::json'),
  // All days and milestones are needed only when a day comes that is not among them yet.
  whole: streakWith(
    '',
    "(select json_agg(subject) from learning_events where user_id = $1 and kind = 'streak-reached')",
  ),
  read(answer) {
    const known = answer as { streak: unknown; days: SastDay[] | null; mentioned: SastDay[] | null };
    const { current, longest, lastActivity } = streakTable.fromJson(known.streak)[0] ?? NO_STREAK;
    return {
      streak: { current, longest, lastActivity },
      days: new Set(known.days),
      mentioned: new Set(known.mentioned),
      isMilestoneDue: false,
    };
  },
  changes: (userId, before, after) =>
    before.streak === after.streak ? [] : [streakTable.toJson({ userId, ...after.streak })],
  write: streakTable.write,
  clear: streakTable.clear,
};

const achievementTable = projectedTable(userAchievements, [
  userAchievements.userId,
  userAchievements.achievementId,
]);
const achievements: Projector<LearnerRecord['achievements']> = {
  part: achievementTable.rows(),
  whole: achievementTable.rows(),
  read: (answer) =>
    new Map(
      achievementTable.fromJson(answer).map(({ achievementId, earnedAt }) => [achievementId, earnedAt]),
    ),
  changes: (userId, before, after) =>
    changed(before, after).map(([achievementId, earnedAt]) =>
      achievementTable.toJson({ userId, achievementId, earnedAt }),
    ),
  write: achievementTable.write,
  clear: achievementTable.clear,
};

const cardTable = projectedTable(reviewCards, [reviewCards.userId, reviewCards.lessonId, reviewCards.cardId]);
const cards: Projector<LearnerRecord['cards']> = {
  part: cardTable.rows('each.lesson_id = $2'),
  whole: cardTable.rows('each.lesson_id = any($2::text[])'),
  read: (answer) =>
    new Map(
      cardTable.fromJson(answer).map(({ lessonId, cardId, courseId, enteredAt, answers }) => {
        const history = answers.map(({ at, grade }) => ({ at: new Date(at), grade }));
        const card = { courseId, lessonId, cardId, enteredAt, answers: history };
        return [cardKey(card), card];
      }),
    ),
  changes: (userId, before, after) =>
    changed(before, after).map(([, { answers, ...card }]) => {
      const last = answers.at(-1);
      return cardTable.toJson({
        userId,
        ...card,
        answers: answers.map(({ at, grade }) => ({ at: at.toISOString(), grade })),
        answeredOn: last ? sastDay(last.at) : null,
        dueOn: dueDay({ ...card, answers }),
      });
    }),
  write: cardTable.write,
  clear: cardTable.clear,
};

/** A learner's counters are in the row with the version and are written with it (`version-guard.store.ts`). */
export type ProjectedPart = Exclude<keyof LearnerRecord, 'tally'>;

/** Every part of a learner's record, and how it is stored: recording and rebuilding both use this list. */
export const PROJECTORS: { readonly [Part in ProjectedPart]: Projector<LearnerRecord[Part]> } = {
  lessons,
  courses,
  days,
  skills,
  streak,
  achievements,
  cards,
};
