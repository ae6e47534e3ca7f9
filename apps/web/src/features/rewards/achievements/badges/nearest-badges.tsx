import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { badgeHref } from '../achievement-words.ts';
import type { Achievements } from '../use-achievements.ts';
import { BadgeMark } from './badge-mark.tsx';

/** The three badges closest to being earned, with the learner's progress. */
export function NearestBadges({ achievements, nearest }: Pick<Achievements, 'achievements' | 'nearest'>) {
  const rows = nearest.flatMap((row) => {
    const achievement = achievements.find(({ id }) => id === row.achievementId);
    return achievement ? [{ ...row, achievement }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <PageSection title="Nearest to you">
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        {rows.map(({ achievement, progress, total }) => (
          <li key={achievement.id} className="flex items-center gap-4 rounded-lg border bg-surface p-4">
            <BadgeMark badge={achievement} isEarned={false} />
            <div className="grid min-w-0 flex-1 gap-1.5">
              <h3 className="text-base">
                <a href={badgeHref(achievement.id)} className="text-inherit no-underline hover:underline">
                  {achievement.name}
                </a>
              </h3>
              <p className="text-ink-2">{achievement.description}</p>
              <ProgressBar
                label={`${progress} of ${total}`}
                value={progress}
                max={total}
                className="max-w-80"
              />
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
