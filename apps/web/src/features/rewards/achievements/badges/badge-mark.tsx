import type { AchievementAnswer } from '@academy/contract/rewards/achievements';
import type { BadgeColour, Rarity } from '@academy/domain/catalogue/badge-rules';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { RARITY_WORDS } from '../achievement-words.ts';
import { badgeIcon } from './badge-icons.ts';

const grounds: Readonly<Record<BadgeColour, string>> = {
  indigo: 'border-accent bg-accent-soft text-accent-text',
  marigold: 'border-sun-edge bg-sun text-sun-ink',
  protea: 'border-bloom bg-bloom-soft text-bloom-text',
  aloe: 'border-success bg-success-soft text-success-text',
  sky: 'border-info bg-info-soft text-info-text',
  clay: 'border-danger bg-danger-soft text-danger-text',
};

const sizes = { md: 'size-14', lg: 'size-24 [&>svg]:size-10' } as const;

interface BadgeMarkProps {
  badge: Pick<AchievementAnswer, 'badgeColor' | 'iconUrl'>;
  isEarned: boolean;
  size?: keyof typeof sizes;
}

/** The badge itself: a large bead, empty until it is earned. */
export function BadgeMark({ badge, isEarned, size = 'md' }: BadgeMarkProps) {
  return (
    <span
      className={classNames(
        'grid shrink-0 place-items-center rounded-bead border-2',
        sizes[size],
        isEarned ? grounds[badge.badgeColor] : 'border-line-strong border-dashed bg-sunken text-ink-3',
      )}
    >
      <Icon icon={badgeIcon(badge.iconUrl)} size="large" />
    </span>
  );
}

const rarities: Readonly<Record<Rarity, string>> = {
  common: 'text-rarity-common',
  uncommon: 'text-rarity-uncommon',
  rare: 'text-rarity-rare',
  epic: 'text-rarity-epic',
  legendary: 'text-rarity-legendary',
};
const BEADS: readonly Rarity[] = ['common', 'uncommon', 'rare', 'epic', 'legendary'];

/** The word, and as many beads as it is rare: never by colour alone. */
export function RarityLabel({ rarity }: { rarity: Rarity }) {
  const count = BEADS.indexOf(rarity) + 1;
  return (
    <span className={classNames('inline-flex items-center gap-2 font-semibold', rarities[rarity])}>
      <span aria-hidden="true" className="flex gap-0.5">
        {BEADS.map((bead, index) => (
          <span
            key={bead}
            className={classNames('size-2 rounded-bead border border-current', index < count && 'bg-current')}
          />
        ))}
      </span>
      {RARITY_WORDS[rarity]}
    </span>
  );
}
