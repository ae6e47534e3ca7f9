import { useSyncExternalStore } from 'react';

/** 1§3: stored under the key `theme`. With nothing stored the system's preference holds. */
const STORAGE_KEY = 'theme';

export type Theme = 'light' | 'dark';

const darkPreference = () => matchMedia('(prefers-color-scheme: dark)');

function storedTheme(): Theme | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : null;
  } catch {
    return null; // A browser that forbids storage follows the system.
  }
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return darkPreference().matches ? 'dark' : 'light';
}

const listeners = new Set<() => void>();

function apply(theme: Theme | null): void {
  if (theme === null) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const tell of listeners) tell();
}

export function toggleTheme(): void {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // The choice holds for this page at least.
  }
  apply(theme);
}

/** Follows a change in another tab and in the system. */
function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) apply(storedTheme());
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  darkPreference().addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
    darkPreference().removeEventListener('change', listener);
  };
}

/** On the server, where nothing is known, it is light; the page corrects it when it wakes. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light');
}
