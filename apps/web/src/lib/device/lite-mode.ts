import { useSyncExternalStore } from 'react';
import { plainPlace } from './device-store.ts';

// The head of every page reads it before the first paint (theme-script.ts), so that no font is asked for.
const place = plainPlace('liteMode');
const listeners = new Set<() => void>();

/** No pictures, no font of ours, nothing ahead, and answers in their shortest form: what the page shows, also where nothing can be kept. */
export const isLite = (): boolean => globalThis.document?.documentElement.dataset.lite === 'on';

export function chooseLite(isOn: boolean): void {
  const { dataset } = document.documentElement;
  if (isOn) dataset.lite = 'on';
  else delete dataset.lite;
  place.keep(isOn ? 'on' : 'off');
  for (const tell of listeners) tell();
}

/** The browser is told to save data, and nobody has said anything to us yet. */
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
