import type { ChangeType, Stat, StatId } from '@academy/domain/overview/operations';
import {
  BookOpen,
  Equal,
  Eye,
  Flame,
  type LucideIcon,
  TrendingDown,
  TrendingUp,
  Trophy,
  UserPlus,
  Users,
  Wallet,
} from 'lucide-react';
import { Icon } from '../../../ui/brand/icon.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { changeText, STAT_WORDS, statValue } from './operations-words.ts';

const ICONS: Readonly<Record<StatId, LucideIcon>> = {
  visitors: Eye,
  signups: UserPlus,
  joined: Users,
  enrolments: BookOpen,
  active: Flame,
  completions: Trophy,
  revenue: Wallet,
};

const CHANGES: Readonly<Record<ChangeType, { readonly icon: LucideIcon; readonly look: string }>> = {
  positive: { icon: TrendingUp, look: 'text-success-text' },
  negative: { icon: TrendingDown, look: 'text-danger-text' },
  neutral: { icon: Equal, look: 'text-ink-2' },
};

/** OPS-08: the type of a change is shown by its arrow and its colour, and by its sign in the text. */
export function ChangeCard(stat: Stat) {
  const { icon, look } = CHANGES[stat.changeType];
  return (
    <div className="grid min-w-0 content-start gap-2 rounded-lg border bg-surface p-4 md:p-5">
      <dt className="flex items-start gap-2 leading-[1.3] text-ink-2">
        <Icon icon={ICONS[stat.stat]} className="text-accent-text" />
        <span className="min-w-0">{STAT_WORDS[stat.stat]}</span>
      </dt>
      <dd className="font-bold font-heading text-2xl leading-[1.1] tracking-[-0.01em]">{statValue(stat)}</dd>
      <dd
        data-change-type={stat.changeType}
        className={classNames('flex items-start gap-1.5 font-semibold leading-[1.3]', look)}
      >
        <Icon icon={icon} className="shrink-0" />
        <span className="min-w-0">{changeText(stat)}</span>
      </dd>
    </div>
  );
}
