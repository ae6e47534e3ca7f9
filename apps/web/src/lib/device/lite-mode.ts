import { useSyncExternalStore } from 'react';
import { plainPlace } from './device-store.ts';

// The head script of every page reads it before the first paint (theme-script.ts), so that no font is requested.
const place = plainPlace('liteMode');
const listeners = new Set<() => void>();

/**
 * No pictures, no web font, no prefetching, and answers in their shortest form. Holds for the page even where nothing
 * can be stored.
 */
export const isLite = (): boolean => globalThis.document?.documentElement.dataset.lite === 'on';

export function chooseLite(isOn: boolean): void {
  const { dataset } = document.documentElement;
  if (isOn) dataset.lite = 'on';
  else delete dataset.lite;
  place.store(isOn ? 'on' : 'off');
  for (const tell of listeners) tell();
}

/** The browser is set to save data, and the user has not chosen here yet. */
export function isLiteSuggested(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true && place.read() === null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export const useIsLite = (): boolean => useSyncExternalStore(subscribe, isLite);
