import { useSyncExternalStore } from 'react';

// Below `sm` the panel covers the page.
const narrow = () => matchMedia('(width < 40rem)');

function subscribe(listener: () => void) {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const useIsNarrow = () => useSyncExternalStore(subscribe, () => narrow().matches);
