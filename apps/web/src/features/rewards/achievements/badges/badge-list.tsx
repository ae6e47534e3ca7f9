import type { AchievementAnswer } from '@academy/contract/rewards/achievements';
import {
  ACHIEVEMENT_CATEGORIES,
  type AchievementCategory,
  RARITIES,
  type Rarity,
} from '@academy/domain/catalogue/badge-rules';
import { filterAchievements } from '@academy/domain/rewards/achievements';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '../../../../ui/actions/tabs.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { CATEGORY_WORDS, RARITY_WORDS } from '../achievement-words.ts';
import { BadgeCard } from './badge-card.tsx';

interface BadgeListProps {
  achievements: readonly AchievementAnswer[];
  earnedAt: ReadonlyMap<number, string>;
}

const NO_FILTER = { words: '', category: null, rarity: null } as const;

interface Filter {
  readonly words: string;
  readonly category: AchievementCategory | null;
  readonly rarity: Rarity | null;
}

/** ACH-08 to ACH-13: the filtered badges, earned and not yet earned. */
export function BadgeList({ achievements, earnedAt }: BadgeListProps) {
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const shown = filterAchievements(achievements, filter);
  const earned = shown.filter(({ id }) => earnedAt.has(id));
  const available = shown.filter(({ id }) => !earnedAt.has(id));
  const remaining = achievements.filter(({ id }) => !earnedAt.has(id)).length;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Filters filter={filter} onChange={setFilter} />
      <Tabs defaultValue="earned">
        <TabList label="Badges">
          <Tab value="earned" count={earned.length}>
            Earned
          </Tab>
          <Tab value="available" count={available.length}>
            Available
          </Tab>
        </TabList>
        <TabPanel value="earned">
          <Badges badges={earned} earnedAt={earnedAt} isFiltered={earnedAt.size > 0}>
            <EmptyState title="No achievements yet">Start learning to earn your first badge!</EmptyState>
          </Badges>
        </TabPanel>
        <TabPanel value="available">
          <Badges badges={available} earnedAt={earnedAt} isFiltered={remaining > 0}>
            <EmptyState drawing="complete" title="All done!">
              You've earned all available achievements!
            </EmptyState>
          </Badges>
        </TabPanel>
      </Tabs>
    </div>
  );
}

interface BadgesProps {
  badges: readonly AchievementAnswer[];
  earnedAt: ReadonlyMap<number, string>;
  /** There are badges, but the filters hide them. */
  isFiltered: boolean;
  /** Shown when there are none at all. */
  children: ReactNode;
}

function Badges({ badges, earnedAt, isFiltered, children }: BadgesProps) {
  if (badges.length === 0)
    return isFiltered ? (
      <EmptyState drawing="search">
        No badge fits these filters. Try fewer words or all categories.
      </EmptyState>
    ) : (
      children
    );
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 2xl:grid-cols-3">
      {badges.map((achievement) => (
        <BadgeCard
          key={achievement.id}
          achievement={achievement}
          earnedAt={earnedAt.get(achievement.id) ?? null}
        />
      ))}
    </ul>
  );
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-[1fr_auto_auto]">
      <TextField
        type="search"
        label="Search achievements"
        isLabelHidden
        placeholder="Search achievements"
        icon={Search}
        value={filter.words}
        onChange={({ target }) => onChange({ ...filter, words: target.value })}
      />
      <SelectField
        label="Category"
        isLabelHidden
        placeholder="All categories"
        value={filter.category ?? ''}
        options={ACHIEVEMENT_CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value] }))}
        onChange={({ target }) =>
          onChange({ ...filter, category: (target.value || null) as AchievementCategory | null })
        }
      />
      <SelectField
        label="Rarity"
        isLabelHidden
        placeholder="All rarities"
        value={filter.rarity ?? ''}
        options={RARITIES.map((value) => ({ value, label: RARITY_WORDS[value] }))}
        onChange={({ target }) => onChange({ ...filter, rarity: (target.value || null) as Rarity | null })}
      />
    </div>
  );
}
