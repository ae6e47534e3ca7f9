import type { LucideIcon } from 'lucide-react';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';

interface Choice {
  readonly id: string;
  readonly chosen: string | undefined;
  readonly choose: (value: string) => void;
}

const ChoiceContext = createContext<Choice>({ id: '', chosen: undefined, choose: () => undefined });

const tabId = ({ id }: Choice, value: string) => `${id}-tab-${value}`;
const panelId = ({ id }: Choice, value: string) => `${id}-panel-${value}`;

export interface TabsProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Tabs({ value, defaultValue, onValueChange, className, children }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const choice = useMemo<Choice>(
    () => ({
      id,
      chosen,
      choose(next) {
        setOwn(next);
        if (next !== chosen) onValueChange?.(next);
      },
    }),
    [id, chosen, onValueChange],
  );
  return (
    <ChoiceContext value={choice}>
      <div className={classNames('grid min-w-0 grid-cols-1 gap-4', className)}>{children}</div>
    </ChoiceContext>
  );
}

export interface TabListProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The tab that a key leads to; the list wraps around. */
function tabFor(key: string, tabs: readonly HTMLElement[], current: number): HTMLElement | undefined {
  if (key === 'ArrowRight') return tabs[(current + 1) % tabs.length];
  if (key === 'ArrowLeft') return tabs.at(current - 1);
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs.at(-1) : undefined;
}

/** Focus selects: moving along the tabs shows what each contains. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:enabled')];
  const current = tabs.indexOf(event.target as HTMLElement);
  const next = current < 0 ? undefined : tabFor(event.key, tabs, current);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

/** Scrolls sideways where the tabs do not fit; the selected one is brought into view. */
export function TabList({ label, className, children }: TabListProps) {
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = listRef.current;
    const chosen = list?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list && chosen) list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
  }, []);
  return (
    <div
      ref={listRef}
      role="tablist"
      aria-label={label}
      onKeyDown={moveAlong}
      className={classNames(
        'relative flex w-fit max-w-full gap-1 overflow-x-auto rounded-[0.875rem] border bg-sunken p-1 [scrollbar-width:none]',
        className,
      )}
    >
      {children}
    </div>
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
  'aria-selected:bg-raised aria-selected:text-ink ' +
  'aria-selected:shadow-[var(--lift-1),0_0_0_1px_var(--line-strong)] disabled:text-ink-3 disabled:cursor-not-allowed';

export function Tab({ value, icon, count, isDisabled = false, children }: TabProps) {
  const choice = use(ChoiceContext);
  const isChosen = choice.chosen === value;
  return (
    <button
      type="button"
      role="tab"
      id={tabId(choice, value)}
      aria-selected={isChosen}
      aria-controls={panelId(choice, value)}
      tabIndex={isChosen ? 0 : -1}
      disabled={isDisabled}
      onClick={() => choice.choose(value)}
      className={tabLook}
    >
      {icon !== undefined && <Icon icon={icon} />}
      {children}
      {count !== undefined && <span className="font-medium text-ink-3 tabular-nums">({count})</span>}
    </button>
  );
}

export interface TabPanelProps {
  value: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The panel of a tab that is not selected stays, empty. */
export function TabPanel({ value, className, children }: TabPanelProps) {
  const choice = use(ChoiceContext);
  const isChosen = choice.chosen === value;
  return (
    <div
      role="tabpanel"
      id={panelId(choice, value)}
      aria-labelledby={tabId(choice, value)}
      hidden={!isChosen}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Tab moves from a tab to its panel
      tabIndex={0}
      className={className}
    >
      {isChosen && children}
    </div>
  );
}
