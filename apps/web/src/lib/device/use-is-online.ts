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

/** 1§4: follows what the browser reports about the connection. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Whether the last call got a response as well: wifi without internet access counts as online. */
export function useIsReached(): boolean {
  const isAnswered = useSyncExternalStore(onReach, isReached);
  return useIsOnline() && isAnswered;
}
