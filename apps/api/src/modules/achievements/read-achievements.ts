import type { TrainingAchievement } from '@academy/contract/achievements';
import type { Queryable } from '../../database/connect.ts';
import { achievementAnswers } from './achievement-answers.ts';
import { readFigures } from './figures.store.ts';
import { unlockReached } from './unlock-achievements.ts';

/** The achievements that the learner has. */
export async function readAchievements(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<TrainingAchievement[]> {
  const { figures } = await readFigures(db, userId, now);
  const { earned } = await unlockReached(db, userId, figures, now);
  return achievementAnswers(figures, earned).filter(({ unlocked }) => unlocked);
}
