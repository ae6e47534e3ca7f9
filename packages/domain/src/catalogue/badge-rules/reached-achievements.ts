import type { Achievement } from './achievement.ts';
import type { LearnerFigures } from './learner-figures.ts';

/** Every achievement whose figure the learner has reached, now or earlier. */
export function reachedAchievements<Each extends Pick<Achievement, 'rule'>>(
  achievements: readonly Each[],
  figures: LearnerFigures,
): Each[] {
  return achievements.filter(({ rule }) => figures[rule.figure] >= rule.atLeast);
}
