import type { LucideIcon } from 'lucide-react';
import { classNames } from '../class-names.ts';

const sizes = { text: 'size-[1.25em]', small: 'size-[1em]', large: 'size-6' } as const;

export interface IconProps {
  icon: LucideIcon;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
}

/** Always decorative: the name belongs to the text or control next to it. */
export function Icon({ icon: Drawing, size = 'text', className }: IconProps) {
  return <Drawing aria-hidden="true" strokeWidth={1.9} className={classNames(sizes[size], className)} />;
}
