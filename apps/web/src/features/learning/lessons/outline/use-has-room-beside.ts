import { useSyncExternalStore } from 'react';

// As in lesson-outline.css.
const wide = () => matchMedia('(width >= 64rem)');

function subscribe(listener: () => void) {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the outline is beside the text. */
export const useHasRoomBeside = () => useSyncExternalStore(subscribe, () => wide().matches);
