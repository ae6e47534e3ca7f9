import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from '../overlays/modal/top-modal.ts';
import { ToastCard } from './toast-card.tsx';
import { TOAST_LIMIT, type ToastStore, toastStore } from './toast-store.ts';

export interface ToasterProps {
  store?: ToastStore | undefined;
}

/** 1§9: the key that moves the focus to the latest toast. */
function useHotkey(list: HTMLElement | null): void {
  useEffect(() => {
    function onKeyDown({ code }: KeyboardEvent) {
      if (code === 'F8') list?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
}

/** The timer pauses while somebody reads a toast or looks at another window. */
function useIsRead(list: HTMLElement | null): boolean {
  const [isAtIt, setIsAtIt] = useState(false);
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('blur', () => setIsAway(true), { signal });
    addEventListener('focus', () => setIsAway(false), { signal });
    for (const here of ['pointermove', 'focusin'])
      list?.addEventListener(here, () => setIsAtIt(true), { signal });
    for (const gone of ['pointerleave', 'focusout'])
      list?.addEventListener(gone, () => setIsAtIt(false), { signal });
    return () => listening.abort();
  }, [list]);
  return isAtIt || isAway;
}

/** Rendered in each entry. The list is a permanent live region, so new content is read out. */
export function Toaster({ store = toastStore }: ToasterProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, store.getToasts);
  const topModal = useTopModal();
  const [list, setList] = useState<HTMLElement | null>(null);
  const isPaused = useIsRead(list);
  useHotkey(list);

  const region = (
    <section aria-label="Notifications (F8)">
      <ol
        ref={setList}
        tabIndex={-1}
        // A destructive toast is an alert itself; two live regions would read it twice.
        aria-live={toasts.at(0)?.variant === 'destructive' ? 'off' : 'polite'}
        aria-relevant="additions"
        className="fixed inset-x-4 top-19 z-toast mx-auto w-auto max-w-toast rounded-lg sm:right-6 sm:left-auto sm:w-full"
      />
    </section>
  );
  return (
    <>
      {topModal === null ? region : createPortal(region, topModal)}
      {list !== null &&
        toasts
          .slice(0, TOAST_LIMIT)
          .map((toast) => (
            <ToastCard
              key={toast.id}
              toast={toast}
              list={list}
              isPaused={isPaused}
              onDismiss={() => store.dismiss(toast.id)}
            />
          ))}
    </>
  );
}
