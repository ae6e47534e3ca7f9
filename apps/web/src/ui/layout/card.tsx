import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const tones = {
  plain: 'border bg-surface',
  sun: 'border border-sun-soft-line bg-sun-soft',
  info: 'border border-info-line bg-info-soft',
  bloom: 'border border-bloom-soft-line bg-bloom-soft',
  locked: 'border-2 border-dashed border-line-strong',
} as const;

const paddings = { none: '', tight: 'p-4', normal: 'p-[clamp(1.125rem,0.9rem+1vw,1.5rem)]' } as const;

const lifting =
  'transition-[box-shadow,translate] duration-base ease-out hover:-translate-y-0.5 hover:shadow-card focus-within:shadow-card';

interface CardLook {
  tone?: keyof typeof tones | undefined;
  padding?: keyof typeof paddings | undefined;
  /** Lifts on hover; a card with `href` always does. */
  isLifting?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

type AsBlock = Omit<ComponentProps<'div'>, 'className' | 'children'> & {
  as?: 'div' | 'article' | 'section' | 'li';
  href?: undefined;
};
type AsLink = Omit<ComponentProps<'a'>, 'className' | 'children'> & { as?: undefined; href: string };

export type CardProps = CardLook & (AsBlock | AsLink);

export function Card({
  tone = 'plain',
  padding = 'normal',
  isLifting = false,
  className,
  ...rest
}: CardProps) {
  // A card may be on a panel, where the focus ring would be marigold.
  const look = classNames(
    'min-w-0 rounded-lg [--focus:var(--focus-on-surface)]',
    tones[tone],
    paddings[padding],
    (isLifting || rest.href !== undefined) && lifting,
    className,
  );
  if (rest.href !== undefined) {
    const { as: _, ...link } = rest;
    return <a {...link} className={classNames('block text-inherit no-underline', look)} />;
  }
  const { as: Tag = 'div', href: _, ...block } = rest;
  return <Tag {...(block as ComponentProps<'div'> & ComponentProps<'li'>)} className={look} />;
}
