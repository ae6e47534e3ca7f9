import { useEffect, useState } from 'react';

const LONGEST_WAIT_MS = 60_000;

/** Whether an instant is in the future; updates by itself. */
export function useIsAhead(instant: string | null): boolean {
  const [nowMs, setNowMs] = useState(Date.now);
  const leftMs = instant === null ? 0 : Date.parse(instant) - nowMs;
  useEffect(() => {
    if (leftMs <= 0) return;
    const timer = setTimeout(() => setNowMs(Date.now()), Math.min(leftMs, LONGEST_WAIT_MS));
    return () => clearTimeout(timer);
  }, [leftMs]);
  return leftMs > 0;
}
