import * as RadixToast from '@radix-ui/react-toast';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from '../overlays/top-modal.ts';
import { ToastCard } from './toast-card.tsx';
import {
  TOAST_DURATION_MS,
  TOAST_LIMIT,
  TOAST_SWIPE_THRESHOLD_PX,
  type ToastStore,
  toastStore,
} from './toast-store.ts';

// Radix closes only beyond its threshold; SHELL-63 closes at 50 px and not at 49.
const swipeThreshold = TOAST_SWIPE_THRESHOLD_PX - 0.001;

export interface ToasterProps {
  store?: ToastStore | undefined;
}

/** Stands once in each entry. Not in prerendered HTML: Radix would write a style attribute into it. */
export function Toaster({ store = toastStore }: ToasterProps) {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isInBrowser ? <ToastRegion store={store} /> : null;
}

const neverChanges = () => () => undefined;

/** The list is a lasting live region, so what enters it is read out. */
function ToastRegion({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts);
  const topModal = useTopModal();
  const newest = toasts.at(0);
  // Radix would announce a hidden copy of the text as well; nobody hears an element outside the document.
  const [unheard] = useState(() => document.createElement('div'));

  const viewport = (
    <RadixToast.Viewport
      hotkey={['F8']}
      label="Notifications ({hotkey})"
      // A destructive toast is an alert of its own; two live regions would read it twice.
      aria-live={newest?.variant === 'destructive' ? 'off' : 'polite'}
      aria-relevant="additions"
      className="fixed inset-x-4 top-19 z-toast mx-auto w-auto max-w-toast rounded-lg sm:right-6 sm:left-auto sm:w-full"
    />
  );
  return (
    <RadixToast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      announcerContainer={unheard}
    >
      {toasts.slice(0, TOAST_LIMIT).map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={() => store.dismiss(toast.id)} />
      ))}
      {topModal === null ? viewport : createPortal(viewport, topModal)}
    </RadixToast.Provider>
  );
}
