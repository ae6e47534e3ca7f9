import { useEffect, useState } from 'react';
import { replayEarlyTaps } from './replay-early-taps.ts';

/** In the second step of waking: what the first effects of the page change about its buttons has arrived by then. */
export function useEarlyTaps(): void {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  useEffect(() => {
    if (isAwake) replayEarlyTaps();
  }, [isAwake]);
}
