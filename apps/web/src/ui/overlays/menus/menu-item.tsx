import type { LucideIcon } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import { Icon } from '../../brand/icon.tsx';
import { classNames } from '../../class-names.ts';

interface MenuItemLook {
  icon?: LucideIcon | undefined;
  tone?: 'plain' | 'danger' | undefined;
  isDisabled?: boolean | undefined;
  children: ReactNode;
}

type MenuItemAction =
  | { href: string; onSelect?: (() => void) | undefined }
  | { href?: undefined; onSelect: () => void };

export type MenuItemProps = MenuItemLook & MenuItemAction;

const itemLook =
  'flex min-h-touch w-full items-center gap-3 rounded-md px-3 py-2 text-left leading-snug no-underline ' +
  'cursor-pointer select-none aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 ' +
  'focus-visible:-outline-offset-3';
const tones = {
  plain: 'text-ink hover:bg-hover focus-visible:bg-hover',
  danger: 'text-danger-text hover:bg-danger-soft focus-visible:bg-danger-soft',
} as const;

/** Closes the menu that contains the entry. */
export const CloseMenu = createContext<() => void>(() => undefined);

export function MenuItem({
  icon,
  tone = 'plain',
  isDisabled = false,
  children,
  href,
  onSelect,
}: MenuItemProps) {
  const close = use(CloseMenu);
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: classNames(itemLook, tones[tone]),
    ...(isDisabled && { 'aria-disabled': true }),
    onClick() {
      if (isDisabled) return;
      close();
      onSelect?.();
    },
  };
  const contents = (
    <>
      {icon !== undefined && <Icon icon={icon} className={tone === 'plain' ? 'text-ink-2' : undefined} />}
      <span className="min-w-0 flex-1">{children}</span>
    </>
  );
  if (href === undefined || isDisabled)
    return (
      <button type="button" {...shared}>
        {contents}
      </button>
    );
  return (
    <a href={href} {...shared}>
      {contents}
    </a>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className="px-3 py-2 text-ink-3">{children}</div>;
}

export function MenuSeparator() {
  return <hr className="-mx-1.5 my-1.5 border-0 border-line border-t" />;
}
