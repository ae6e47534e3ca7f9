import { isCurrentEntry, type NavigationEntry } from '@academy/domain/access';
import { Moon, Settings, Sun } from 'lucide-react';
import { useLocation } from 'wouter';
import { toggleTheme, useTheme } from '../../../lib/device/theme.ts';
import { Icon } from '../../../ui/brand/icon.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { iconOf } from './navigation-icons.ts';

const rowLook =
  'relative flex min-h-touch w-full items-center gap-3 rounded-md px-3 text-left font-medium text-ink-2 no-underline hover:bg-hover hover:text-ink';
// "You are here" is a marigold bead on the thread beside the list.
const currentLook =
  "bg-accent-soft font-semibold text-accent-text hover:bg-accent-soft hover:text-accent-text before:absolute before:top-1/2 before:-left-3 before:size-3.5 before:-translate-x-1/2 before:-translate-y-1/2 before:rounded-bead before:bg-sun before:ring-3 before:ring-surface before:content-['']";

interface NavigationListProps {
  entries: readonly NavigationEntry[];
  onChoose?: () => void;
}

export function NavigationList({ entries, onChoose }: NavigationListProps) {
  const [path] = useLocation();
  return (
    <ul className="grid gap-0.5 border-line border-l-2 pl-3">
      {entries.map((entry) => {
        const isCurrent = isCurrentEntry(entry, path);
        return (
          <li key={entry.path}>
            <a
              href={entry.path}
              onClick={onChoose}
              {...(isCurrent && { 'aria-current': 'page' })}
              className={classNames(rowLook, isCurrent && currentLook)}
            >
              <Icon icon={iconOf(entry.path)} />
              {entry.label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** 1§2: the last row of both navigations is called Settings and changes the theme. */
export function SettingsRow() {
  const isDark = useTheme() === 'dark';
  return (
    <button
      type="button"
      title={`Change to ${isDark ? 'light' : 'dark'} theme`}
      onClick={toggleTheme}
      className={rowLook}
    >
      <Icon icon={Settings} />
      <span className="flex-1">Settings</span>
      <Icon icon={isDark ? Sun : Moon} />
    </button>
  );
}
