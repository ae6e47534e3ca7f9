import type { SastDay } from '@academy/domain/kernel';
import { type LearnerRecord, type LearningDay, NOTHING_COUNTED } from '@academy/domain/learning';
import type { Streak } from '@academy/domain/streaks';
import { sql } from 'drizzle-orm';
import {
  courseProgress,
  learnerTallies,
  learningDays,
  lessonProgress,
  skillLevels,
  streaks,
  userAchievements,
} from '../../database/tables/learning.ts';
import { among, changed, projectedTable } from './projected-table.store.ts';
import type { Projector } from './projector.ts';

const lessonTable = projectedTable(lessonProgress, [lessonProgress.userId, lessonProgress.lessonId]);
const lessons: Projector<LearnerRecord['lessons']> = {
  load: ({ userId, lessonIds }) => lessonTable.rows(userId, sql`each.lesson_id in ${among(lessonIds)}`),
  read: (answer) =>
    new Map(lessonTable.fromJson(answer).map(({ userId: _, lessonId, ...row }) => [lessonId, row])),
  save: (userId, before, after) =>
    lessonTable.upsert(
      changed(before, after).map(([lessonId, progress]) => ({
        userId,
        lessonId,
        ...progress,
        answeredChecks: [...progress.answeredChecks],
      })),
    ),
  clear: lessonTable.clear,
};

const courseTable = projectedTable(courseProgress, [courseProgress.userId, courseProgress.courseId]);
const courses: Projector<LearnerRecord['courses']> = {
  load: ({ userId }) => courseTable.rows(userId),
  read: (answer) =>
    new Map(courseTable.fromJson(answer).map(({ userId: _, courseId, ...row }) => [courseId, row])),
  save: (userId, before, after) =>
    courseTable.upsert(
      changed(before, after).map(([courseId, progress]) => ({
        userId,
        courseId,
        ...progress,
        done: [...progress.done],
      })),
    ),
  clear: courseTable.clear,
};

/** No day at all is later than every day. */
const earliest = (named: readonly SastDay[]): string => [...named].sort()[0] ?? 'infinity';

function pairsOf(numbers: readonly number[]): LearningDay['spans'] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);
}

const dayTable = projectedTable(learningDays, [learningDays.userId, learningDays.day]);
const days: Projector<LearnerRecord['days']> = {
  // All from the first named one on: what follows from an event may belong to a later day that is known already.
  load: ({ userId, days: named }) => dayTable.rows(userId, sql`each.day >= ${earliest(named)}::date`),
  read: (answer) =>
    new Map(
      dayTable
        .fromJson(answer)
        .map(({ day, seconds, lessonsCompleted, studySpans }) => [
          day,
          { seconds, lessonsCompleted, spans: pairsOf(studySpans) },
        ]),
    ),
  save: (userId, before, after) =>
    dayTable.upsert(
      changed(before, after).map(([day, { spans, ...learned }]) => ({
        userId,
        day,
        ...learned,
        studySpans: spans.flat(),
      })),
    ),
  clear: dayTable.clear,
};

const skillTable = projectedTable(skillLevels, [skillLevels.userId, skillLevels.skill]);
const skills: Projector<LearnerRecord['skills']> = {
  load: ({ userId }) => skillTable.rows(userId),
  read: (answer) => new Map(skillTable.fromJson(answer).map(({ userId: _, skill, ...row }) => [skill, row])),
  save: (userId, before, after) =>
    skillTable.upsert(changed(before, after).map(([skill, points]) => ({ userId, skill, ...points }))),
  clear: skillTable.clear,
};

const streakTable = projectedTable(streaks, [streaks.userId]);
const streak: Projector<LearnerRecord['streak']> = {
  // All days and milestones are needed only when a day comes that is not among them yet.
  load: ({ userId, days: named }) => sql`(
    with named as (select value as day from jsonb_array_elements_text(${JSON.stringify(named)}::jsonb)),
         known as (select day::text from learning_days
                    where user_id = ${userId} and day >= ${earliest(named)}::date),
         fresh as (select exists (select from named where day not in (select day from known)) as is_due)
    select jsonb_build_object(
      'streak', ${streakTable.rows(userId)},
      'days', (select coalesce(jsonb_agg(day), '[]') from (
                 select day from known
                  union select day::text from learning_days where user_id = ${userId} and (select is_due from fresh)
               ) as all_days),
      'mentioned', (select coalesce(jsonb_agg(subject), '[]') from learning_events
                     where user_id = ${userId} and kind = 'streak-reached' and (select is_due from fresh))))`,
  read(answer) {
    const { streak: rows, ...known } = answer as { streak: unknown; days: SastDay[]; mentioned: SastDay[] };
    const {
      current = 0,
      longest = 0,
      lastActivity = null,
    }: Partial<Streak> = streakTable.fromJson(rows)[0] ?? {};
    return {
      streak: { current, longest, lastActivity },
      days: new Set(known.days),
      mentioned: new Set(known.mentioned),
      isMilestoneDue: false,
    };
  },
  save: (userId, before, after) =>
    before.streak === after.streak ? [] : streakTable.upsert([{ userId, ...after.streak }]),
  clear: streakTable.clear,
};

const tallyTable = projectedTable(learnerTallies, [learnerTallies.userId]);
const tally: Projector<LearnerRecord['tally']> = {
  load: ({ userId }) => tallyTable.rows(userId),
  read(answer) {
    const [row] = tallyTable.fromJson(answer);
    if (!row) return NOTHING_COUNTED;
    const { userId: _, ...counts } = row;
    return counts;
  },
  save: (userId, before, after) => (before === after ? [] : tallyTable.upsert([{ userId, ...after }])),
  clear: tallyTable.clear,
};

const achievementTable = projectedTable(userAchievements, [
  userAchievements.userId,
  userAchievements.achievementId,
]);
const achievements: Projector<LearnerRecord['achievements']> = {
  load: ({ userId }) => achievementTable.rows(userId),
  read: (answer) =>
    new Map(
      achievementTable.fromJson(answer).map(({ achievementId, earnedAt }) => [achievementId, earnedAt]),
    ),
  save: (userId, before, after) =>
    achievementTable.upsert(
      changed(before, after).map(([achievementId, earnedAt]) => ({ userId, achievementId, earnedAt })),
    ),
  clear: achievementTable.clear,
};

/** Every part of a learner's record, and how it is kept: recording and rebuilding both go by this list. */
export const PROJECTORS: { readonly [Part in keyof LearnerRecord]: Projector<LearnerRecord[Part]> } = {
  lessons,
  courses,
  days,
  skills,
  streak,
  tally,
  achievements,
};
