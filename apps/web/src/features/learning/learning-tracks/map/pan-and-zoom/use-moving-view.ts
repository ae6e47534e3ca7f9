import { useCallback, useEffect, useRef, useState } from 'react';
import { between, type MapView } from './map-view.ts';

/** A view that can jump or animate to another. */
export function useMovingView(moveMs: number) {
  const [view, setView] = useState<MapView>();
  const frame = useRef(0);
  const latest = useRef<MapView>(undefined);

  const jump = useCallback((next: MapView) => {
    cancelAnimationFrame(frame.current);
    latest.current = next;
    setView(next);
  }, []);

  const glide = useCallback(
    (to: MapView) => {
      const from = latest.current;
      if (!from || moveMs === 0) return jump(to);
      cancelAnimationFrame(frame.current);
      const start = performance.now();
      latest.current = to; // Later changes build on the end of the animation.
      const step = (now: number) => {
        const share = Math.min(1, Math.max(0, now - start) / moveMs);
        setView(between(from, to, 1 - (1 - share) ** 3));
        if (share < 1) frame.current = requestAnimationFrame(step);
      };
      frame.current = requestAnimationFrame(step);
    },
    [moveMs, jump],
  );

  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return { view, latest, jump, glide };
}
