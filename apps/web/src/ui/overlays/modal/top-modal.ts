import { useSyncExternalStore } from 'react';

/* While a modal dialog is open the browser makes everything outside it inert, toasts too. So they are rendered
   inside the topmost dialog, and the open ones are listed here. */
let openModals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function replaceOpenModals(next: readonly HTMLDialogElement[]) {
  openModals = next;
  for (const listener of listeners) listener();
}

export function addModal(dialog: HTMLDialogElement) {
  replaceOpenModals([...openModals, dialog]);
}

export function removeModal(dialog: HTMLDialogElement) {
  replaceOpenModals(openModals.filter((open) => open !== dialog));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => openModals.at(-1) ?? null,
    () => null,
  );
}
