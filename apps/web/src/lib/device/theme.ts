import { useSyncExternalStore } from 'react';
import { themeEntry } from './device-store.ts';

export type Theme = 'light' | 'dark';

const darkPreference = () => matchMedia('(prefers-color-scheme: dark)');

/** With nothing stored, the system's preference applies. */
function storedTheme(): Theme | null {
  const stored = themeEntry.read();
  return stored === 'light' || stored === 'dark' ? stored : null;
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
  themeEntry.store(theme);
  apply(theme);
}

/** Follows changes in another tab and in the system. */
function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === themeEntry.key || key === null) apply(storedTheme());
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

/** On the server, where nothing is known, it is light; the page corrects it on hydration. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light');
}
