import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isWorthReturning } from './reading-place.ts';

const MOVES = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Opens a lesson where the learner stopped, unless the address has a fragment. What the device remembers may be older
 * than the server's place: until the reader scrolls, the place may still change with the newer answer.
 */
export function useResume(textRef: RefObject<HTMLElement | null>, place: number, isCompleted: boolean) {
  const [isResumed, setIsResumed] = useState(false);
  const isSettled = useRef(isCompleted);

  useEffect(() => {
    const settle = () => {
      isSettled.current = true;
    };
    for (const move of MOVES) addEventListener(move, settle, { passive: true });
    return () => {
      for (const move of MOVES) removeEventListener(move, settle);
    };
  }, []);

  useLayoutEffect(() => {
    const text = textRef.current;
    if (isSettled.current || text === null || !isWorthReturning(place) || location.hash !== '') return;
    isSettled.current = true;
    const { top, height } = text.getBoundingClientRect();
    scrollTo({ top: scrollY + top + (height * place) / 1000, behavior: 'instant' });
    setIsResumed(true);
  }, [textRef, place]);

  function backToTop() {
    scrollTo({ top: 0 });
    setIsResumed(false);
  }
  return { isResumed, backToTop, stay: () => setIsResumed(false) };
}
