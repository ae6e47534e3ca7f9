import type { Answer } from '@academy/contract';
import type { Achievement, LearnerFigures } from '@academy/domain/catalogue/badge-rules';
import { nearestAchievements } from '@academy/domain/rewards/achievements';
import type { Queryable } from '../../../database/connect.ts';
import {
  type EarnedAchievement,
  earnedAchievements,
  readFigures,
} from '../../learning/learning-log/index.ts';
import { achievementAnswer, trainingAnswer, userAnswer } from './achievement-answers.ts';
import { seenAchievementIds } from './seen-achievements.store.ts';
import { sharesOf } from './shared-badges.store.ts';

type Achievements = readonly Achievement[];

/** The achievements of the training hub for one learner, with those still unseen wherever they are from. */
export async function achievementsOf(
  db: Queryable,
  userId: string,
  achievements: Achievements,
  { figures, earned }: { readonly figures: LearnerFigures; readonly earned: readonly EarnedAchievement[] },
) {
  const seen = earned.length === 0 ? new Set<number>() : await seenAchievementIds(db, userId);
  const earnedAt = new Map(earned.map((row) => [row.achievementId, row.earnedAt]));
  const news = new Set(earned.flatMap(({ achievementId: id }) => (seen.has(id) ? [] : id)));
  const shown = achievements.filter(({ id, isTraining }) => isTraining || news.has(id));
  return {
    achievements: shown.map((each) => trainingAnswer(each, figures, earnedAt.get(each.id))),
    newlyUnlocked: [...news],
  };
}

/** Those that the learner has; badges of an earlier list are no longer shown. */
async function ownAchievements(db: Queryable, userId: string, achievements: Achievements) {
  const known = new Map(achievements.map((achievement) => [achievement.id, achievement]));
  return (await earnedAchievements(db, userId)).flatMap((row) => {
    const achievement = known.get(row.achievementId);
    return achievement ? [{ achievement, row }] : [];
  });
}

export async function readUserAchievements(db: Queryable, userId: string, achievements: Achievements) {
  return (await ownAchievements(db, userId, achievements)).map(({ row }) => userAnswer(row));
}

export async function readAchievementDetails(
  db: Queryable,
  userId: string,
  achievements: Achievements,
): Promise<Answer<'GET /api/achievements/user/details'>> {
  return (await ownAchievements(db, userId, achievements)).map(({ achievement, row }) => {
    const { achievementId: _, ...earned } = userAnswer(row);
    return { ...achievementAnswer(achievement), ...earned };
  });
}

export async function readNearest(
  db: Queryable,
  userId: string,
  achievements: Achievements,
  now: Date,
): Promise<Answer<'GET /api/achievements/user/nearest'>> {
  const { figures, earned } = await readFigures(db, userId, now);
  const ids = new Set(earned.map(({ achievementId }) => achievementId));
  return {
    nearest: nearestAchievements(achievements, figures, ids).map(({ achievement, progress, total }) => ({
      achievementId: achievement.id,
      progress,
      total,
    })),
    shared: await sharesOf(db, userId),
  };
}

/** The learner's badges not yet shown, as the response that unlocked them would have listed them. */
export async function readNews(
  db: Queryable,
  userId: string,
  achievements: Achievements,
): Promise<Answer<'GET /api/achievements/user/news'>> {
  const own = await ownAchievements(db, userId, achievements);
  const seen = await seenAchievementIds(db, userId);
  return own.flatMap(({ achievement: { id, name }, row }) =>
    seen.has(id) ? [] : [{ achievementId: id, name, earnedAt: row.earnedAt.toISOString() }],
  );
}
