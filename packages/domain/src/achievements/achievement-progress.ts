import type { LearnerFigures } from './learner-figures.ts';
import { TRAINING_ACHIEVEMENTS, type TrainingAchievement } from './training-achievements.ts';

/** Every achievement whose total the learner has reached, now or at an earlier time. */
export function reachedAchievements(figures: LearnerFigures): TrainingAchievement[] {
  return TRAINING_ACHIEVEMENTS.filter(({ best, total }) => best(figures) >= total);
}

/** How far the learner is, whole and at most the total; what is unlocked stays complete. */
export function achievementProgress(
  { best, shown = best, total }: TrainingAchievement,
  figures: LearnerFigures,
  isUnlocked: boolean,
): number {
  return isUnlocked ? total : Math.min(total, Math.floor(shown(figures)));
}
