import * as RadixTabs from '@radix-ui/react-tabs';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';

export interface TabsProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Tabs({ className, ...rest }: TabsProps) {
  return <RadixTabs.Root {...rest} className={classNames('grid min-w-0 grid-cols-1 gap-4', className)} />;
}

export interface TabListProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Scrolls sideways where the tabs do not fit; the chosen one is brought into view. */
export function TabList({ label, className, children }: TabListProps) {
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = listRef.current;
    const chosen = list?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list && chosen) list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
  }, []);
  return (
    <RadixTabs.List
      ref={listRef}
      aria-label={label}
      className={classNames(
        'relative flex w-fit max-w-full gap-1 overflow-x-auto rounded-[0.875rem] border bg-sunken p-1 [scrollbar-width:none]',
        className,
      )}
    >
      {children}
    </RadixTabs.List>
  );
}

export interface TabProps {
  value: string;
  icon?: LucideIcon | undefined;
  /** Shown in brackets after the label. */
  count?: number | undefined;
  isDisabled?: boolean | undefined;
  children: ReactNode;
}

const tabLook =
  'inline-flex min-h-touch shrink-0 items-center gap-2 rounded-[0.625rem] px-4 py-1 max-[23rem]:px-2.5 font-semibold whitespace-nowrap ' +
  'text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-3 ' +
  'data-[state=active]:bg-raised data-[state=active]:text-ink ' +
  'data-[state=active]:shadow-[var(--lift-1),0_0_0_1px_var(--line-strong)] data-disabled:text-ink-3 data-disabled:cursor-not-allowed';

export function Tab({ value, icon, count, isDisabled = false, children }: TabProps) {
  return (
    <RadixTabs.Trigger value={value} disabled={isDisabled} className={tabLook}>
      {icon !== undefined && <Icon icon={icon} />}
      {children}
      {count !== undefined && <span className="font-medium text-ink-3 tabular-nums">({count})</span>}
    </RadixTabs.Trigger>
  );
}

export interface TabPanelProps {
  value: string;
  className?: string | undefined;
  children: ReactNode;
}

export function TabPanel(props: TabPanelProps) {
  return <RadixTabs.Content {...props} />;
}
