import { type DisplaySettings, displaySettingsFrom } from '@academy/domain/accounts/display-settings';
import { useSyncExternalStore } from 'react';
import { plainPlace } from './device-store.ts';

// 2§3. The head script of every page reads them before the first paint (theme-script.ts).
const modeEntry = plainPlace('accessibilityMode');
const sizeEntry = plainPlace('fontSize');

const listeners = new Set<() => void>();
let shown: DisplaySettings = { accessibilityMode: false, fontSize: 'normal' };

/** What the page shows; where the storage is forbidden it holds for the lifetime of the page. */
export function shownSettings(): DisplaySettings {
  const { a11y, text } = document.documentElement.dataset;
  const now = displaySettingsFrom(String(a11y === 'enhanced'), text ?? null);
  // The same object for the same settings, to avoid useless renders.
  if (now.accessibilityMode !== shown.accessibilityMode || now.fontSize !== shown.fontSize) shown = now;
  return shown;
}

export function showDisplaySettings({ accessibilityMode, fontSize }: DisplaySettings): void {
  const { dataset } = document.documentElement;
  if (accessibilityMode) dataset.a11y = 'enhanced';
  else delete dataset.a11y;
  if (fontSize === 'normal') delete dataset.text;
  else dataset.text = fontSize;
  modeEntry.store(String(accessibilityMode));
  sizeEntry.store(fontSize);
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The head script's listener for other tabs was added first, so it has already run.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export function useDisplaySettings(): DisplaySettings {
  return useSyncExternalStore(subscribe, shownSettings);
}
