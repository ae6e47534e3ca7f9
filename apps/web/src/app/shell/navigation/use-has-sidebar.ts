import { useSyncExternalStore } from 'react';

// From `md` on, as in the classes of the frame.
const wide = () => matchMedia('(width >= 48rem)');

function subscribe(listener: () => void) {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the navigation is beside the page; null in the prerendered HTML, which has both and leaves the choice to CSS. */
export const useHasSidebar = () =>
  useSyncExternalStore<boolean | null>(
    subscribe,
    () => wide().matches,
    () => null,
  );
