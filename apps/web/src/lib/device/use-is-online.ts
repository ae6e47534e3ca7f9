import { useSyncExternalStore } from 'react';
import { isReached, onReach } from './reach.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** 1§4: what the browser says of the connection, and follows it. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Whether the last call was answered as well: wifi without data is online, and leads nowhere. */
export function useIsReached(): boolean {
  const isAnswered = useSyncExternalStore(onReach, isReached);
  return useIsOnline() && isAnswered;
}
