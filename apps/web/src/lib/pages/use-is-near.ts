import { type RefObject, useEffect, useState } from 'react';

/** True as soon as the element is close to the visible area: until then a phone pays nothing for it. */
export function useIsNear(ref: RefObject<HTMLElement | null>, margin: `${number}px`): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (ref.current === null || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isNear, margin]);
  return isNear;
}
