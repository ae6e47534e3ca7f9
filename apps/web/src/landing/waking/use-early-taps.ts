import { useEffect, useState } from 'react';
import { replayEarlyTaps } from './replay-early-taps.ts';

/** In the second pass of hydration, when the changes that the page's first effects make to its buttons are in place. */
export function useEarlyTaps(): void {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  useEffect(() => {
    if (isAwake) replayEarlyTaps();
  }, [isAwake]);
}
