import { useEffect, useRef } from 'react';

/** Ends after its time; a pause stops the clock. */
export function useCountdown(durationMs: number, isRunning: boolean, onEnd: () => void): void {
  const leftMs = useRef(durationMs);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (!isRunning) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [isRunning]);
}
