import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';

export interface MoreLinkProps extends ComponentProps<'a'> {
  href: string;
}

/** `See all →`, at the end of a section's title line. */
export function MoreLink({ className, children, ...rest }: MoreLinkProps) {
  return (
    <a
      {...rest}
      className={classNames(
        'inline-flex min-h-touch items-center gap-1.5 font-semibold no-underline hover:underline',
        className,
      )}
    >
      {children}
      <Icon icon={ArrowRight} />
    </a>
  );
}
