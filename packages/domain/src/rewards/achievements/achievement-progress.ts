import type { Achievement, Figure, LearnerFigures } from '../../catalogue/badge-rules/index.ts';

type Ruled = Pick<Achievement, 'rule'>;

/** The progress that is shown: a broken streak starts again. */
function shown(figures: LearnerFigures, figure: Figure): number {
  return figure === 'longestStreak' ? figures.currentStreak : figures[figure];
}

/** Progress as a whole number, at most the total; what is unlocked stays complete. */
export function achievementProgress({ rule }: Ruled, figures: LearnerFigures, isUnlocked: boolean): number {
  return isUnlocked ? rule.atLeast : Math.min(rule.atLeast, Math.floor(shown(figures, rule.figure)));
}

const NEAREST_SHOWN = 3;

/** The next ones to come: those with the largest share done, on a tie the one that requires less. */
export function nearestAchievements<Each extends Pick<Achievement, 'id' | 'rule'>>(
  achievements: readonly Each[],
  figures: LearnerFigures,
  earned: ReadonlySet<number>,
): { readonly achievement: Each; readonly progress: number; readonly total: number }[] {
  return achievements
    .filter(({ id }) => !earned.has(id))
    .map((achievement) => {
      const progress = achievementProgress(achievement, figures, false);
      return { achievement, progress, total: achievement.rule.atLeast };
    })
    .sort((a, b) => b.progress / b.total - a.progress / a.total || a.total - b.total)
    .slice(0, NEAREST_SHOWN);
}
