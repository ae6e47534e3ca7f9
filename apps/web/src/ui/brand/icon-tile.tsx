import type { LucideIcon } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Icon } from './icon.tsx';

const tones = {
  accent: 'bg-accent-soft text-accent-text',
  sun: 'bg-sun-soft text-sun-text',
  bloom: 'bg-bloom-soft text-bloom-text',
  success: 'bg-success-soft text-success-text',
  info: 'bg-info-soft text-info-text',
  danger: 'bg-danger-soft text-danger-text',
} as const;

export interface IconTileProps {
  icon: LucideIcon;
  tone?: keyof typeof tones | undefined;
  className?: string | undefined;
}

/** A large icon on a soft background, at the start of a row or card. */
export function IconTile({ icon, tone = 'accent', className }: IconTileProps) {
  return (
    <span
      className={classNames(
        'grid size-12 shrink-0 place-items-center rounded-[0.875rem]',
        tones[tone],
        className,
      )}
    >
      <Icon icon={icon} size="large" />
    </span>
  );
}
