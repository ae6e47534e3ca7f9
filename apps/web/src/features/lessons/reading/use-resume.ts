import { type RefObject, useLayoutEffect, useState } from 'react';
import { isWorthReturning } from './reading-place.ts';

/** Opens a lesson where the learner stopped, unless the address names a place of its own. */
export function useResume(textRef: RefObject<HTMLElement | null>, place: number, isCompleted: boolean) {
  const [isResumed, setIsResumed] = useState(false);
  const [firstPlace] = useState(isCompleted ? 0 : place);

  useLayoutEffect(() => {
    const text = textRef.current;
    if (text === null || !isWorthReturning(firstPlace) || location.hash !== '') return;
    const { top, height } = text.getBoundingClientRect();
    scrollTo({ top: scrollY + top + (height * firstPlace) / 1000, behavior: 'instant' });
    setIsResumed(true);
  }, [textRef, firstPlace]);

  function backToTop() {
    scrollTo({ top: 0 });
    setIsResumed(false);
  }
  return { isResumed, backToTop, stay: () => setIsResumed(false) };
}
