import type { TrainingAchievement as Answer } from '@academy/contract/achievements';
import {
  achievementProgress,
  type LearnerFigures,
  TRAINING_ACHIEVEMENTS,
} from '@academy/domain/achievements';
import type { EarnedAchievement } from '../learning/index.ts';

export function achievementAnswers(figures: LearnerFigures, earned: readonly EarnedAchievement[]): Answer[] {
  const earnedAt = new Map(earned.map((row) => [row.achievementId, row.earnedAt]));
  return TRAINING_ACHIEVEMENTS.map((achievement) => {
    const { id, title, description, icon, total } = achievement;
    const unlockedAt = earnedAt.get(id);
    return {
      id,
      title,
      description,
      icon,
      unlocked: unlockedAt !== undefined,
      unlockedDate: unlockedAt?.toISOString() ?? null,
      progress: achievementProgress(achievement, figures, unlockedAt !== undefined),
      total,
    };
  });
}
