import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from './icon.tsx';

const tones = {
  neutral: 'bg-sunken text-ink-2',
  accent: 'bg-accent-soft text-accent-text',
  sun: 'bg-sun text-sun-ink',
  'sun-soft': 'bg-sun-soft text-sun-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
  bloom: 'bg-bloom-soft text-bloom-text',
  info: 'bg-info-soft text-info-text',
  cover: 'bg-cover-chip text-cover-chip-ink',
  'role-administrator': 'bg-role-administrator-soft text-role-administrator',
  'role-trainer': 'bg-role-trainer-soft text-role-trainer',
  'role-learner': 'bg-role-learner-soft text-role-learner',
} as const;

type BadgeTone = keyof typeof tones;

export interface BadgeProps {
  tone?: BadgeTone | undefined;
  icon?: LucideIcon | undefined;
  /** Roles have an icon by default. */
  hasDot?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, hasDot, className, children }: BadgeProps) {
  const isRole = tone.startsWith('role-');
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center gap-[0.4em] rounded-bead px-2.5 py-0.5 font-semibold enhanced:ring-2 enhanced:ring-current',
        tones[tone],
        className,
      )}
    >
      {(hasDot ?? isRole) && (
        <span aria-hidden="true" className="size-2.5 shrink-0 rounded-bead bg-current" />
      )}
      {icon !== undefined && <Icon icon={icon} size="small" />}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
