import {
  type LearnerFigures,
  reachedAchievements,
  type TrainingAchievement,
} from '@academy/domain/achievements';
import type { Queryable } from '../../database/connect.ts';
import { addAchievements, type EarnedAchievement, earnedAchievements } from './achievements.store.ts';
import { readFigures } from './figures.store.ts';

/** Everything that the learner has, with what the figures have just given. */
export async function unlockReached(
  db: Queryable,
  userId: string,
  figures: LearnerFigures,
  now: Date,
): Promise<{ readonly earned: EarnedAchievement[]; readonly fresh: EarnedAchievement[] }> {
  const before = await earnedAchievements(db, userId);
  const known = new Set(before.map(({ achievementId }) => achievementId));
  const missing = reachedAchievements(figures).filter(({ id }) => !known.has(id));
  const fresh = await addAchievements(
    db,
    missing.map(({ id }) => ({ userId, achievementId: id, earnedAt: now, announcedAt: null })),
  );
  return { earned: [...before, ...fresh], fresh };
}

/** Gives the learner every achievement that is due, and answers the new ones. What was unlocked stays unlocked. */
export async function unlockAchievements(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<TrainingAchievement[]> {
  const { figures } = await readFigures(db, userId, now);
  const { fresh } = await unlockReached(db, userId, figures, now);
  const ids = new Set(fresh.map(({ achievementId }) => achievementId));
  return reachedAchievements(figures).filter(({ id }) => ids.has(id));
}
