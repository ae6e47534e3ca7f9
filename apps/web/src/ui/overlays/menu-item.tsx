import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';

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
  'cursor-pointer select-none data-disabled:cursor-not-allowed data-disabled:text-ink-3 ' +
  'focus-visible:-outline-offset-3';
const tones = {
  plain: 'text-ink data-highlighted:bg-hover',
  danger: 'text-danger-text data-highlighted:bg-danger-soft',
} as const;

export function MenuItem({
  icon,
  tone = 'plain',
  isDisabled = false,
  children,
  href,
  onSelect,
}: MenuItemProps) {
  const contents = (
    <>
      {icon !== undefined && <Icon icon={icon} className={tone === 'plain' ? 'text-ink-2' : undefined} />}
      <span className="min-w-0 flex-1">{children}</span>
    </>
  );
  const shared = {
    disabled: isDisabled,
    className: classNames(itemLook, tones[tone]),
    ...(onSelect !== undefined && { onSelect }),
  };
  if (href === undefined) return <RadixMenu.Item {...shared}>{contents}</RadixMenu.Item>;
  return (
    <RadixMenu.Item {...shared} asChild>
      <a href={href}>{contents}</a>
    </RadixMenu.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <RadixMenu.Label className="px-3 py-2 text-ink-3">{children}</RadixMenu.Label>;
}

export function MenuSeparator() {
  return <RadixMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}
