import type {
  AchievementAnswer,
  TrainingAchievement,
  UserAchievementAnswer,
} from '@academy/contract/rewards/achievements';
import type { Achievement, LearnerFigures } from '@academy/domain/catalogue/badge-rules';
import { achievementProgress } from '@academy/domain/rewards/achievements';
import type { EarnedAchievement } from '../../learning/learning-log/index.ts';

const COMPLETE_PERCENT = 100;

/** As the training hub shows it. */
export function trainingAnswer(
  achievement: Achievement,
  figures: LearnerFigures,
  unlockedAt: Date | undefined,
): TrainingAchievement {
  const { id, name, description, icon, rule } = achievement;
  return {
    id,
    title: name,
    description,
    icon,
    unlocked: unlockedAt !== undefined,
    unlockedDate: unlockedAt?.toISOString() ?? null,
    progress: achievementProgress(achievement, figures, unlockedAt !== undefined),
    total: rule.atLeast,
  };
}

export function achievementAnswer(achievement: Achievement): AchievementAnswer {
  const { id, name, description, category, rarity, badgeColor, icon, coinReward } = achievement;
  return { id, name, description, category, rarity, badgeColor, iconUrl: icon, coinReward };
}

export function userAnswer({ achievementId, earnedAt }: EarnedAchievement): UserAchievementAnswer {
  return { achievementId, earnedAt: earnedAt.toISOString(), progress: COMPLETE_PERCENT };
}
