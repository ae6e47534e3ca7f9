import type { TrainingAchievement } from '@academy/contract/achievements';
import type { LearnerFigures } from '@academy/domain/achievements';
import type { Queryable } from '../../database/connect.ts';
import { earnedAchievements, readFigures } from '../learning/index.ts';
import { achievementAnswers } from './achievement-answers.ts';
import { seenAchievementIds } from './seen-achievements.store.ts';

/** All achievements as they stand for a learner, and the ids of those that are still news. */
export async function achievementsOf(db: Queryable, userId: string, figures: LearnerFigures) {
  const earned = await earnedAchievements(db, userId);
  const seen = earned.length === 0 ? new Set<number>() : await seenAchievementIds(db, userId);
  return {
    achievements: achievementAnswers(figures, earned),
    newlyUnlocked: earned.flatMap(({ achievementId }) => (seen.has(achievementId) ? [] : achievementId)),
  };
}

/** The achievements that the learner has. */
export async function readAchievements(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<TrainingAchievement[]> {
  const { figures } = await readFigures(db, userId, now);
  return achievementAnswers(figures, await earnedAchievements(db, userId)).filter(({ unlocked }) => unlocked);
}
