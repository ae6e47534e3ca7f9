import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import { BeadRing } from '../feedback/spinner.tsx';
import { type ButtonLook, buttonLook } from './button-look.ts';

interface ButtonContents {
  icon?: LucideIcon | undefined;
  iconAfter?: LucideIcon | undefined;
  isPending?: boolean | undefined;
  children?: ReactNode;
}

type AsButton = Omit<ComponentProps<'button'>, 'children'> & { href?: undefined };
type AsLink = Omit<ComponentProps<'a'>, 'children'> & { href: string };

export type ButtonProps = ButtonLook & ButtonContents & (AsButton | AsLink);

export function Button({
  variant,
  size,
  isWide,
  icon,
  iconAfter,
  isPending = false,
  children,
  className,
  ...element
}: ButtonProps) {
  const look = classNames(buttonLook({ variant, size, isWide }), isPending && 'cursor-progress', className);
  const contents = renderContents({ icon, iconAfter, isPending, children });

  if (element.href !== undefined) {
    return (
      <a {...element} className={look}>
        {contents}
      </a>
    );
  }
  return (
    <button
      type="button"
      {...element}
      {...(isPending && { 'aria-busy': true, 'aria-disabled': true, onClick: swallow })}
      className={look}
    >
      {contents}
    </button>
  );
}

/** A pending button stays focusable, so it is not `disabled`; it must not act or submit a second time. */
function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

function renderContents({ icon, iconAfter, isPending, children }: ButtonContents) {
  const isReplacing = icon !== undefined || iconAfter !== undefined || children === undefined;
  if (isPending && !isReplacing) {
    // Without an icon to replace, the label makes room inside the padding, so the width does not change.
    return (
      <span className="relative translate-x-2.5">
        <BeadRing size="small" isPlain className="absolute top-1/2 right-full -mt-[0.5625em] mr-1.5" />
        {children}
      </span>
    );
  }
  const ring = <BeadRing size="small" isPlain className="m-[0.0625em]" />;
  return (
    <>
      {icon !== undefined && (isPending ? ring : <Icon icon={icon} />)}
      {children}
      {iconAfter !== undefined && (isPending && icon === undefined ? ring : <Icon icon={iconAfter} />)}
    </>
  );
}
