import type { AcademyFacts } from '@academy/domain/academy/academy-settings';
import { completeStats, type WaitlistStats } from '@academy/domain/admissions/waitlist';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../../lib/answers/api-client.ts';

const REFETCH_EVERY_MS = 10_000; // 1§9

interface ShownStats {
  readonly stats: WaitlistStats;
  readonly refetch: () => void;
}

/** The figures of the waiting list, refreshed while the page is shown: a hidden tab uses no data. */
export function useWaitlistStats(academy: AcademyFacts): ShownStats {
  const [stats, setStats] = useState(() => completeStats({ academy }));
  const askedCount = useRef(0);
  const shownNumber = useRef(0);

  const refetch = useCallback(async () => {
    askedCount.current += 1;
    const number = askedCount.current;
    try {
      const answer = await call('GET /api/waitlist/stats', {});
      // On a slow line responses can arrive out of order.
      if (number < shownNumber.current) return;
      shownNumber.current = number;
      setStats(completeStats(answer));
    } catch {
      // The last figures stay until the next attempt.
    }
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    function followVisibility() {
      clearInterval(timer);
      if (document.visibilityState === 'hidden') return;
      void refetch();
      timer = setInterval(refetch, REFETCH_EVERY_MS);
    }
    followVisibility();
    document.addEventListener('visibilitychange', followVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', followVisibility);
    };
  }, [refetch]);

  return { stats, refetch };
}
