import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';

interface ChipLook {
  icon?: LucideIcon | undefined;
  className?: string | undefined;
  children: ReactNode;
}

type ChipAction =
  | { onClick?: undefined; href?: undefined; isPressed?: undefined }
  | { href: string; onClick?: undefined; isPressed?: undefined }
  /** With `isPressed` the chip is a toggle, for filters. */
  | { onClick: () => void; href?: undefined; isPressed?: boolean | undefined };

export type ChipProps = ChipLook & ChipAction;

const shape =
  'inline-flex max-w-full items-center gap-2 rounded-bead border border-line-strong bg-surface px-3.5 py-1';
const acting =
  'min-h-touch border-accent-soft-line font-semibold text-accent-text no-underline transition-colors hover:bg-accent-soft ' +
  'aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent';

export function Chip({ icon, className, children, onClick, href, isPressed }: ChipProps) {
  const contents = (
    <>
      {isPressed ? (
        <Icon icon={Check} size="small" />
      ) : (
        icon !== undefined && <Icon icon={icon} size="small" />
      )}
      <span className="min-w-0">{children}</span>
    </>
  );
  if (href !== undefined) {
    return (
      <a href={href} className={classNames(shape, acting, className)}>
        {contents}
      </a>
    );
  }
  if (onClick !== undefined) {
    return (
      <button
        type="button"
        aria-pressed={isPressed}
        onClick={onClick}
        className={classNames(shape, acting, className)}
      >
        {contents}
      </button>
    );
  }
  return <span className={classNames(shape, 'min-h-9', className)}>{contents}</span>;
}
